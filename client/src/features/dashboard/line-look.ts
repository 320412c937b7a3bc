import type { EnquiryKind } from '@dealership/shared';
import { mainKinds, otherKinds } from './main-kinds.ts';

/** Told apart by those who see no colours too: by dashes, and each has at least 3:1 on the paper. */
const colours = ['#1b1d1f', '#0b57d0', '#93370d', '#1d6442', '#7a3fa0'] as const;
/** Those that are looked at first get a colour each. */
const inOrder = [...mainKinds, ...otherKinds];
const dashes = ['none', '7 4', '2 3'] as const;

/** How the line of a kind looks. */
export function lineLook(kind: EnquiryKind): { stroke: string; strokeDasharray: string } {
  const index = inOrder.indexOf(kind);
  return {
    stroke: colours[index % colours.length] ?? colours[0],
    strokeDasharray: dashes[Math.floor(index / colours.length)] ?? dashes[0],
  };
}
