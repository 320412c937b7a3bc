import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Request } from 'express';
import multer, { type StorageEngine } from 'multer';
import { contentLimits, problem } from '@dealership/shared';
import { hasBody } from './answer-early.ts';
import { asTrouble } from '../storage/disk-image-storage.ts';
import { StorageUnavailable } from '../storage/image-storage.ts';
import type { UploadedFile } from '../storage/prepare-image.ts';
import {
  invalidInput,
  malformed,
  unsupportedType,
  unusableFile,
  type AppError,
} from '../errors/app-error.ts';
import { refuseNul } from './refuse-nul.ts';

export interface Upload {
  /** The form's other fields; a repeated one is a list. */
  texts: Readonly<Record<string, unknown>>;
  files: UploadedFile[];
}

interface UploadRules {
  /** Wire names under which a file is taken; files under other names are ignored. */
  fields: readonly string[];
  mostFiles: number;
}

const MEGABYTE = 1024 * 1024;

/** 2,000 characters of four bytes each fit in a text field; forms have two. */
const TEXT_BYTES = 16 * 1024;
const MOST_TEXTS = 8;

/** What the texts and the multipart frame may add to the files. */
const FRAME_BYTES = MEGABYTE / 4;

/** For an upload that has come whole and waits its turn; nothing moves on its line. As `deploy/nginx` has it. */
const WORK_MS = 300_000;

/**
 * Receives a multipart form, its files on the disk (`TMPDIR`), and does something with it. Too large a body
 * is refused by its header or as soon as it outgrows its limit, not after its end. However this ends, the
 * files are gone afterwards.
 *
 * @throws {AppError} 400 unreadable, too many files, a text too long or with a NUL; 413 too large;
 *   415 no multipart form
 * @throws {StorageUnavailable} when the disk is full
 */
export async function withUpload<Result>(
  request: Request,
  rules: UploadRules,
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const shelf = createShelf();
  try {
    const upload = await receive(request, rules, shelf);
    request.setTimeout(WORK_MS);
    return await work(upload);
  } finally {
    await shelf.clear();
  }
}

async function receive(request: Request, rules: UploadRules, shelf: Shelf): Promise<Upload> {
  if (!hasBody(request)) return { texts: {}, files: [] };
  if (!request.is('multipart/form-data')) {
    throw unsupportedType((texts) => texts.notAForm);
  }
  await new Promise<void>((resolve, reject) => {
    const mostBytes = rules.mostFiles * contentLimits.pictureBytes + FRAME_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
      reject(tooLarge(rules.fields[0]));
      return;
    }
    const readForm = multer({
      storage: onShelf(shelf, (field) => {
        reject(tooLarge(field));
      }),
      limits: {
        fileSize: contentLimits.pictureBytes,
        fieldSize: TEXT_BYTES,
        fields: MOST_TEXTS,
        // Those that are ignored count too.
        files: rules.mostFiles + MOST_TEXTS,
        fieldNameSize: 100,
        fieldNestingDepth: 0,
      },
      defParamCharset: 'utf8',
      fileFilter: countingFilter(rules, reject),
    }).any();
    // The response is the handler's alone: what multer is given here it never looks at.
    readForm(request, request.res as NonNullable<Request['res']>, (error: unknown) => {
      if (error === undefined) resolve();
      else reject(toFailure(error));
    });
    // A body without a length in its header shows its size only as it comes.
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > mostBytes) reject(tooLarge(rules.fields[0]));
    });
  });
  return toUpload(request);
}

function toUpload(request: Request): Upload {
  const texts = request.body as Upload['texts'];
  refuseNul(texts);
  const files = (Array.isArray(request.files) ? request.files : []) as unknown as KeptFile[];
  return {
    texts,
    files: files.map(({ fieldname, handle }) => ({
      field: fieldname,
      read: () => readWhole(handle),
    })),
  };
}

/** From its start, any number of times: a file's place is where it was written last. */
async function readWhole(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const bytes = Buffer.alloc(size);
  for (let done = 0; done < size;) {
    const { bytesRead } = await handle.read(bytes, done, size - done, done);
    if (bytesRead === 0) throw new Error('an uploaded file has become shorter');
    done += bytesRead;
  }
  return bytes;
}

/** Takes files of our fields, and no more than agreed. */
function countingFilter(
  { fields, mostFiles }: UploadRules,
  refuse: (failure: AppError) => void,
): NonNullable<multer.Options['fileFilter']> {
  let count = 0;
  return (_request, { fieldname }, callback) => {
    const isWanted = fields.includes(fieldname);
    count += isWanted ? 1 : 0;
    if (count > mostFiles) {
      const tooMany = problem('too_many_pictures', { max: mostFiles });
      refuse(unusableFile('invalid_input', { field: fieldname, problem: tooMany }));
    }
    callback(null, isWanted && count <= mostFiles);
  };
}

/** What multer knows of a file that has come. */
interface KeptFile {
  fieldname: string;
  handle: FileHandle;
}

/** The files of one request. */
interface Shelf {
  keep: (content: Readable) => Promise<FileHandle>;
  clear: () => Promise<void>;
}

/** The files have no name from their first moment on: the system removes them, also after `kill -9`. */
function createShelf(): Shelf {
  const handles: FileHandle[] = [];
  let isCleared = false;
  return {
    keep: async (content) => {
      const name = path.join(tmpdir(), `dealership-upload-${randomUUID()}`);
      const handle = await open(name, 'wx+', 0o600);
      handles.push(handle);
      await unlink(name);
      // The request was refused meanwhile.
      if (isCleared) await handle.close();
      // What comes after a refusal is read and dropped: the sender looks for its answer only then.
      const chunks = content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
      for await (const chunk of chunks) if (!isCleared) await handle.writeFile(chunk);
      return handle;
    },
    clear: async () => {
      isCleared = true;
      await Promise.all(handles.map((handle) => handle.close()));
    },
  };
}

/** Like multer's own on the disk, but tells at once of a file that outgrows its limit. */
function onShelf(shelf: Shelf, onTooLarge: (field: string) => void): StorageEngine {
  return {
    _handleFile: (_request, { stream, fieldname }, callback) => {
      stream.on('limit', () => {
        onTooLarge(fieldname);
      });
      shelf.keep(stream).then((handle) => {
        // multer passes on whatever it is given here.
        callback(null, { handle } as object);
      }, callback);
    },
    _removeFile: (_request, _file, callback) => {
      callback(null);
    },
  };
}

function tooLarge(field = ''): AppError {
  const megabytes = contentLimits.pictureBytes / MEGABYTE;
  return unusableFile('too_large', {
    field,
    problem: problem('picture_too_large', { megabytes }),
  });
}

function toFailure(error: unknown): Error {
  const trouble = asTrouble(error);
  if (trouble instanceof StorageUnavailable) return trouble;
  if (isOurs(trouble)) return trouble;
  if (!(error instanceof multer.MulterError)) return malformed((texts) => texts.unreadableForm);
  const field = error.field ?? '';
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(field);
  if (error.code === 'LIMIT_FIELD_VALUE')
    return invalidInput({ [field]: problem('text_too_long') });
  return malformed((texts) => texts.tooManyFields);
}

/** Codes of a line that broke. */
const BROKEN_LINE = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** The system has refused a call of ours, such as for a folder (`TMPDIR`) that is not the server's. */
function isOurs(error: unknown): error is Error {
  const { syscall, code = '' } = error as NodeJS.ErrnoException;
  return syscall !== undefined && !BROKEN_LINE.has(code);
}
