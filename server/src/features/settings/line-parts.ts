/** `1996: We opened: With one lift` in two parts -> `['1996', 'We opened: With one lift']` */
export function partsOf(line: string, most: number): string[] {
  const all = line.split(/:\s+/);
  return [...all.slice(0, most - 1), all.slice(most - 1).join(': ')].filter((part) => part !== '');
}
