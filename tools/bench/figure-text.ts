import { ratioOf, type Figure } from './figures.ts';

const ONE = { visitors: 'visitor', enquiries: 'enquiry' } as const;

export function subjectText({ subject, at }: Figure): string {
  if (at === undefined) return subject;
  return `${subject}, ${at.count.toLocaleString('en')} ${at.count === 1 ? ONE[at.of] : at.of}`;
}

export function goalText({ goal, unit }: Figure): string {
  if (goal === undefined) return '';
  const [word, bound] =
    'atMost' in goal ? ['at most', goal.atMost] : (['at least', goal.atLeast] as const);
  if (goal.of === 'ratio') return `${word} ${bound} of the floor`;
  if (goal.of === 'excess') return `floor + ${show(bound, unit)}`;
  return `${word} ${show(bound, unit)}`;
}

export function show(value: number, unit: Figure['unit']): string {
  if (value === Infinity) return 'no answer';
  if (unit === 'count' || unit === 'points') return String(Math.round(value));
  if (unit === 'shift') return value.toFixed(3);
  const digits =
    Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}

/** Table cells with a number's ratio to its floor and the floor; empty if there is none. */
export function floorCells(figure: Figure): [ratio: string, floor: string] {
  const { floor, unit } = figure;
  return [ratioOf(figure)?.toFixed(2) ?? '', floor === undefined ? '' : show(floor, unit)];
}
