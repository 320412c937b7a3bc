import type { ManyDone } from '../../desk/many.ts';

type Left = ManyDone['left'];

const inOrder = ['closed', 'same', 'kind', 'changed', 'gone'] as const satisfies (keyof Left)[];

/** The sentences about enquiries that a step for many has left unchanged, one for each reason that occurred. */
export function leftTexts(
  left: Left,
  texts: Readonly<Record<keyof Left, (count: number) => string>>,
): string[] {
  return inOrder.filter((reason) => left[reason] > 0).map((reason) => texts[reason](left[reason]));
}
