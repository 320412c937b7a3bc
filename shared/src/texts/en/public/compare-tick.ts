export const compareTickTexts = {
  tick: 'Compare',
  tickOf: (name: string) => `Compare ${name}`,
  bar: (count: number) => `Compare ${count}`,
  oneMore: 'Tick one more to compare',
};
