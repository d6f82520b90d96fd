import type { MeasuringText } from './Measuring'

export const it: MeasuringText = {
  heading: 'Misurare la testa a casa',
  opening: 'Se non può venire ci mandi tre misure: bastano un metro da sarta e uno specchio.',
  drawing: 'Disegno di una testa di profilo e di fronte, con il metro nelle tre posizioni.',
  steps: [
    {
      title: 'Il giro della testa',
      body: 'Dall’attaccatura, appena sopra le orecchie e alla base della nuca. Senza capelli l’attaccatura è a quattro dita sopra le sopracciglia.',
    },
    {
      title: 'Dalla fronte alla nuca',
      body: 'Dall’attaccatura alla base della nuca.',
    },
    {
      title: 'Da orecchio a orecchio',
      body: 'Per il punto più alto della testa.',
    },
  ],
  last: 'I capelli vanno fermati, e il metro non deve stringere. Un giro fino a circa 54 cm è una taglia piccola, fino a circa 57 cm una media, oltre una grande.',
}
