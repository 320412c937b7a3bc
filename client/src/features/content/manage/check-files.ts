import { contentLimits } from '@dealership/shared';
import { pictureTexts } from '@dealership/shared/messages/staff/content.ts';

/** What the server takes; it looks at the content, the browser at the name. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

const MEGABYTE = 1024 * 1024;

/**
 * Which files may be sent, and what is wrong with the others.
 * @param limits.most how many may be chosen at once, and `room`: how many more
 */
export function checkFiles(
  files: readonly File[],
  { most, room }: { most: number; room: number },
): { accepted: File[]; problems: string[] } {
  const problems: string[] = [];
  const accepted: File[] = [];
  for (const file of files) {
    const problem = problemOf(file);
    if (problem === undefined) accepted.push(file);
    else problems.push(problem);
  }
  if (accepted.length > room) {
    const left = accepted.splice(room).length;
    problems.push(pictureTexts.tooMany(most, left));
  }
  return { accepted, problems };
}

function problemOf({ name, type, size }: File): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return pictureTexts.wrongType(name);
  if (size === 0) return pictureTexts.empty(name);
  if (size > contentLimits.pictureBytes) return pictureTexts.tooLarge(name, megabytes(size));
  return undefined;
}

/** Rounded up: 5.01 MB is too large and must not read as 5.0. */
export function megabytes(bytes: number): string {
  return (Math.ceil((bytes / MEGABYTE) * 10) / 10).toFixed(1);
}
