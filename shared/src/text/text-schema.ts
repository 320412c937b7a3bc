import * as z from 'zod/mini';
import { codePoints, hasDirectionControl, hasUnprintable, normaliseText } from './text.ts';

/**
 * A text that somebody types -> the form in which it is stored.
 *
 * @param max longest text, in code points
 * @param multiline whether line breaks and tabs may stand in it, and what turns the direction: a message is
 *   pasted from anywhere, and stands in a place of its own
 * @param emptyMessage said of an absent or blank text; without it, blank is fine
 */
export function textSchema({
  max,
  multiline = false,
  emptyMessage,
}: {
  max: number;
  multiline?: boolean;
  emptyMessage?: string;
}) {
  return z.pipe(
    z.pipe(z.string(emptyMessage ?? 'Enter this as text'), z.transform(normaliseText)),
    z.string().check(
      z.refine((value) => emptyMessage === undefined || value !== '', {
        error: emptyMessage ?? '',
        abort: true,
      }),
      z.refine((value) => !hasUnprintable(value, { multiline }), {
        error: 'Remove the unreadable characters',
        abort: true,
      }),
      z.refine((value) => multiline || !hasDirectionControl(value), {
        error: 'This holds hidden characters. Type it instead of pasting it',
        abort: true,
      }),
      z.refine((value) => codePoints(value) <= max, `Use at most ${max} characters`),
    ),
  );
}
