import { hairLoss, lombardyHelp, taxDeduction } from '../../../src/shared/facts/patients'
import type { BeforeChemotherapyText } from './BeforeChemotherapy'

export const it: BeforeChemotherapyText = {
  heading: 'Prima della chemioterapia',
  opening:
    'Qui trova quello che di solito ci chiede chi sta per cominciare, o ha già cominciato. Per una risposta sulla Sua salute ascolti il Suo medico, che può dirLe anche se i capelli cadranno.',
  parts: [
    {
      id: 'when-to-come',
      question: 'Quando conviene venire',
      answer: [
        'Appena sa che comincerà, e se può prima della prima seduta: il colore e il taglio si prendono dai Suoi capelli. Può tenerne da parte una ciocca, come campione. Se ha già cominciato si fa lo stesso, con una fotografia.',
      ],
      facts: [hairLoss],
    },
    {
      id: 'scalp',
      question: 'Se la pelle è sensibile, o senza capelli',
      answer: [
        'Chieda una calotta morbida, oppure una cuffia di cotone o di bambù da portare sotto la parrucca. Sulla pelle sensibile niente nastro biadesivo e niente clip: il nastro la irrita, e le clip hanno bisogno di capelli a cui agganciarsi. Se è arrossata o ferita, ne parli prima con il medico.',
      ],
    },
    {
      id: 'tax',
      question: 'La detrazione fiscale',
      answer: [
        'Prima dell’ordine ci chieda se il modello che Le piace risponde alle condizioni qui sotto, e chieda al medico il certificato. Conservi la fattura e la prova del pagamento.',
      ],
      facts: [taxDeduction],
    },
    {
      id: 'regional-help',
      question: 'L’aiuto della Regione',
      answer: [
        'Non tutte le regioni danno un contributo, e le regole sono diverse: lo chieda alla Sua ASL, al servizio sociale dell’ospedale o a un’associazione di pazienti. Prima di ordinare controlli che il bando sia ancora aperto.',
      ],
      facts: [lombardyHelp],
    },
  ],
}
