export const areaPlanTexts = {
  label: (street: string) => `Sketch map, not to scale: the showroom is on ${street}.`,
};
