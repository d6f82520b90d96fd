import {
  hairLoss,
  lombardyHelp,
  taxDeduction,
  taxThreshold,
} from '../../../src/shared/facts/patients'
import type { BeforeChemotherapyText } from './BeforeChemotherapy'

export const it: BeforeChemotherapyText = {
  heading: 'Prima della chemioterapia',
  opening:
    'Qui trova quello che di solito ci chiede chi sta per cominciare, o ha già cominciato. Per tutto ciò che riguarda la salute si rivolga al Suo medico: può dirLe anche quanto è probabile che i capelli cadano.',
  parts: [
    {
      id: 'when-to-come',
      question: 'Quando conviene venire',
      answer: [
        'Venga appena sa che comincerà e, se può, prima della prima seduta: quando vediamo i Suoi capelli è più semplice trovare il colore e il taglio. Può tenerne da parte una ciocca, come campione. Se ha già cominciato, non è tardi: partiamo da una fotografia.',
        'Un pezzo su misura chiede tempo di lavorazione: ci dica per quando Le serve, e prima dell’ordine Le diciamo quanto ne occorre.',
      ],
      facts: [hairLoss],
    },
    {
      id: 'scalp',
      question: 'Se la cute è sensibile, o i capelli non ci sono più',
      answer: [
        'Chieda una calotta morbida; sotto la parrucca può portare anche una cuffia di cotone o di bambù. Durante la chemioterapia eviti il nastro biadesivo, che può irritare la cute, e le clip, che hanno bisogno di capelli a cui agganciarsi. Se la cute è arrossata o ferita, ne parli prima con il medico.',
      ],
    },
    {
      id: 'tax',
      question: 'La detrazione fiscale',
      answer: [
        'Prima dell’ordine ci chieda se il modello che Le piace risponde alle condizioni qui sotto, e chieda al medico il certificato. Conservi la fattura e la prova del pagamento.',
      ],
      facts: [taxDeduction, taxThreshold],
    },
    {
      id: 'regional-help',
      question: 'L’aiuto della Regione',
      answer: [
        'Non tutte le regioni danno un contributo, e le regole sono diverse: lo chieda alla Sua ASL, al servizio sociale dell’ospedale o a un’associazione di pazienti. Prima di ordinare controlli che il bando sia ancora aperto, che abbia ancora fondi e che cosa intenda per parrucca e per protesi tricologica.',
      ],
      facts: [lombardyHelp],
    },
  ],
}
