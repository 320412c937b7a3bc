export const comparingTexts = {
  tick: 'Compare',
  tickOf: (name: string) => `Compare ${name}`,
  bar: (count: number) => `Compare ${count}`,
  oneMore: 'Select one more to compare',
};
