import {
  customMade,
  hairLoss,
  lombardyHelp,
  reducedVat,
  regionalHelp,
  taxDeduction,
  taxThreshold,
} from '../../text/facts/patients'
import type { BeforeChemotherapyText } from './BeforeChemotherapy'

export const it: BeforeChemotherapyText = {
  heading: 'Prima della chemioterapia',
  opening:
    'Per ciò che riguarda la salute chieda al Suo medico: può dirLe anche se è probabile che i capelli cadano.',
  parts: [
    {
      id: 'when-to-come',
      question: 'Quando conviene venire',
      answer: [
        'Venga appena sa che comincerà e, se può, prima della prima seduta: vedendo i Suoi capelli è più semplice trovare colore e taglio. Se li accorcia prima che cadano, ne tenga una ciocca. Se ha già cominciato, non è tardi: partiamo da una foto. Se ha poco tempo, guardi i modelli già pronti; per uno su misura ci dica entro quando Le serve.',
      ],
      facts: [hairLoss],
    },
    {
      id: 'fit',
      question: 'Come resta ferma, anche senza capelli',
      answer: [
        'La tiene la calotta, senza nastro. Senza capelli la testa misura un po’ meno, e una parrucca provata prima può risultare larga: chieda una calotta regolabile o una fascia antiscivolo.',
      ],
    },
    {
      id: 'scalp',
      question: 'Se la cute è sensibile',
      answer: [
        'Chieda una calotta morbida; sotto può portare una cuffia di cotone o di bambù. Eviti il nastro, che può irritare, e le clip, che tirano. Se la cute è arrossata o ferita, ne parli prima con il medico.',
      ],
    },
    {
      id: 'tax',
      question: 'IVA ridotta e detrazione',
      answer: [
        'Prima di ordinare chieda a uno specialista pubblico la prescrizione, se ne ha diritto, e a noi se il modello rientra nell’IVA ridotta.',
      ],
      facts: [reducedVat, taxDeduction, taxThreshold, customMade],
    },
    {
      id: 'regional-help',
      question: 'I contributi pubblici',
      answer: [
        'Chieda alla Sua ASL (in Lombardia ATS o ASST) o al servizio sociale dell’ospedale. Prima di ordinare controlli che il bando sia aperto, che abbia fondi e che cosa intenda per parrucca e per protesi tricologica.',
      ],
      facts: [regionalHelp, lombardyHelp],
    },
  ],
}
