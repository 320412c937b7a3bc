import { isPicture } from '../../../ui/forms/picture-field.tsx';

/** Most photographs at once; each has a preview on the screen. */
export const MOST_PHOTOGRAPHS = 300;

/** A file, with the names of its folders and its own. */
interface ChosenFile {
  path: string;
  file: File;
}

export interface ChosenFiles {
  /** One more than `MOST_PHOTOGRAPHS`: there may be even more. */
  pictures: ChosenFile[];
  /** Number of files that are not pictures, or empty. */
  leftOut: number;
}

/** The pictures among chosen files. */
export function readChosen(files: readonly File[]): ChosenFiles {
  const found: ChosenFiles = { pictures: [], leftOut: 0 };
  for (const file of files) keep(found, { path: file.webkitRelativePath || file.name, file });
  return found;
}

/** The pictures among dropped files and in dropped folders. The data are there only while the drop is handled. */
export async function readDropped(data: DataTransfer): Promise<ChosenFiles> {
  const found: ChosenFiles = { pictures: [], leftOut: 0 };
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  for (const entry of entries) await readEntry(entry, found);
  return found;
}

async function readEntry(entry: FileSystemEntry, found: ChosenFiles): Promise<void> {
  if (found.pictures.length > MOST_PHOTOGRAPHS) return;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    keep(found, { path: entry.fullPath.replace(/^\//, ''), file });
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  for (;;) {
    // A hundred or so; none at the end.
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (next.length === 0) return;
    for (const each of next) await readEntry(each, found);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

function keep(found: ChosenFiles, chosen: ChosenFile): void {
  // Hidden files belong to the system, such as the `._1.jpg` of a Mac.
  if (/(^|\/)\./.test(chosen.path)) return;
  if (isPicture(chosen.file) && chosen.file.size > 0) found.pictures.push(chosen);
  else found.leftOut += 1;
}
