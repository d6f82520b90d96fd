import type { MeasuringText } from './Measuring'

export const it: MeasuringText = {
  heading: 'Misurare la testa a casa',
  opening:
    'Se non può venire subito, intanto può mandarci le misure: bastano un metro da sarta, uno specchio e, meglio ancora, una persona che La aiuti. I capelli vanno fermati, aderenti alla testa; se non ci sono più, come attaccatura prenda il punto a quattro dita sopra le sopracciglia.',
  drawing:
    'Disegno di una testa di profilo e di fronte, con il metro nelle tre posizioni: attorno alla testa, dalla fronte alla nuca, da orecchio a orecchio sopra la testa.',
  steps: [
    {
      title: 'Il giro della testa',
      body: 'Dall’attaccatura, al centro della fronte, passi sopra le orecchie e dietro, alla base della nuca, e torni alla fronte.',
    },
    {
      title: 'Dalla fronte alla nuca',
      body: 'Dal centro dell’attaccatura, sopra la testa, fino alla base della nuca, dove finiscono i capelli.',
    },
    {
      title: 'Da orecchio a orecchio, sopra la testa',
      body: 'Dall’attaccatura sopra un orecchio, per il punto più alto della testa, fino allo stesso punto sopra l’altro.',
    },
  ],
  last: 'Il metro deve aderire senza stringere. Misuri due volte, segni i centimetri e li scriva nel messaggio. Le misure servono a cominciare: per la scelta e le rifiniture resta necessaria una prova.',
}
