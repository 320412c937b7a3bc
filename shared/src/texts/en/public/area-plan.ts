/** Words for people who cannot see the drawn map to the showroom. */
export const areaPlanTexts = {
  label: (street: string) => `Sketch map, not to scale: the showroom is on ${street}.`,
};
