/** The top of a scale for numbers up to this one: an even number, so that its half is whole. */
export function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const tops = [1, 2, 4, 6, 8, 10, 20].map((each) => each * power);
  return tops.find((top) => top >= most && top % 2 === 0) ?? most;
}
