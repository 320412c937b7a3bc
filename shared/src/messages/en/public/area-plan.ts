/** Words on the sketch map to the showroom. */
export const areaPlanTexts = {
  label: (street: string) =>
    `Sketch map, not to scale: the showroom is on ${street}, on the way from Hill Cart Road to the hills.`,
  crossing: 'Hill Cart Road',
  bypass: 'Eastern Bypass',
  river: 'Mahananda',
  up: 'to Sevoke and the hills',
  station: 'Siliguri Junction',
};
