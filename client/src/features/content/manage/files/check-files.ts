import { pictureTexts } from '@dealership/shared/texts/staff/catalogue/content.ts';

/** What the server takes; it looks at the content, the browser at the name. */
const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/heic',
  'image/heif',
  'image/avif',
];

/** Most systems have no type for them. */
const HEIC_NAME = /\.(hei[cf]|avif)$/i;

/**
 * Which files may be sent, and what is wrong with the others.
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
