import { pictureTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';

/** File types that the server accepts; it checks the content, the browser only the name. */
const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/avif',
];

/** Most systems know no type for them. */
const HEIC_NAME = /\.(hei[cf]|avif)$/i;

/**
 * Returns the files that may be sent, and the errors of the others.
 * @param limits.most how many may be added at once, and `room`: how many more
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
  const isPicture = PICTURE_TYPES.includes(type) || HEIC_NAME.test(name);
  if (!isPicture) return pictureTexts.wrongType(name);
  return size === 0 ? pictureTexts.empty(name) : undefined;
}
