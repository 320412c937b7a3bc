/** Words for who cannot see the sketch map to the showroom. */
export const areaPlanTexts = {
  label: (street: string) => `Sketch map, not to scale: the showroom is on ${street}.`,
};
