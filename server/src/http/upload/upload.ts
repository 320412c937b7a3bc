import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Request } from 'express';
import multer, { type StorageEngine } from 'multer';
import { orderedPictures, problem, type PictureLimits, type Problem } from '@dealership/shared';
import { FORM_BYTES, hasBody } from '../answers/answer-early.ts';
import { toStorageError } from '../../storage/disk-image-storage.ts';
import { StorageUnavailable } from '../../storage/image-storage.ts';
import type { UploadedFile } from '../../storage/prepare-image.ts';
import {
  invalidInput,
  malformed,
  unsupportedType,
  unusableFile,
  type AppError,
} from '../../errors/app-error.ts';
import { refuseNul } from '../answers/refuse-nul.ts';

export interface Upload {
  /** The form's other fields; a repeated one is a list. */
  texts: Readonly<Record<string, unknown>>;
  files: UploadedFile[];
}

interface UploadRules {
  /** Wire names under which a file is taken; files under other names are ignored. */
  fields: readonly string[];
  maxFiles: number;
  /**
   * Largest size of each file, and the text for a larger one; absent: the limits for pictures in the calls that the
   * product was ordered with.
   */
  limits?: FileLimits;
}

interface FileLimits {
  bytes: number;
  tooLarge: Problem;
  tooMany: Problem;
}

const MEGABYTE = 1024 * 1024;

/** 2,000 characters of four bytes each fit in a text field; forms have two. */
const TEXT_BYTES = 16 * 1024;
const MAX_TEXTS = 8;

/** Timeout after an upload has arrived, while it is queued or worked on. The same as in `deploy/nginx`. */
const WORK_MS = 300_000;

/**
 * Receives a multipart form, its files on the disk (`TMPDIR`), and passes it to `work`. Too large a body is
 * refused by its header or as soon as it exceeds the limit, not at its end. The files are always deleted
 * afterwards.
 * @throws {AppError} 400 unreadable, too many files, a text too long or with a NUL; 413 too large;
 *   415 not a multipart form
 * @throws {StorageUnavailable} when the disk is full
 */
export async function withUpload<Result>(
  request: Request,
  rules: UploadRules,
  work: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const tempFiles = createTempFiles();
  try {
    const upload = await receive(request, rules, tempFiles);
    request.setTimeout(WORK_MS);
    return await work(upload);
  } finally {
    await tempFiles.clear();
  }
}

async function receive(
  request: Request,
  rules: UploadRules,
  tempFiles: TempFiles,
): Promise<Upload> {
  const limits = rules.limits ?? limitsOfPictures(orderedPictures, rules);
  const tooLarge = (field = '') => unusableFile('too_large', { field, problem: limits.tooLarge });
  if (!hasBody(request)) return { texts: {}, files: [] };
  if (!request.is('multipart/form-data')) {
    throw unsupportedType((texts) => texts.notAForm);
  }
  await new Promise<void>((resolve, reject) => {
    const maxBytes = rules.maxFiles * limits.bytes + FORM_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      reject(tooLarge(rules.fields[0]));
      return;
    }
    const readForm = multer({
      storage: tempFileStorage(tempFiles, (field) => {
        reject(tooLarge(field));
      }),
      limits: {
        fileSize: limits.bytes,
        fieldSize: TEXT_BYTES,
        fields: MAX_TEXTS,
        // Ignored files count too.
        files: rules.maxFiles + MAX_TEXTS,
        fieldNameSize: 100,
        fieldNestingDepth: 0,
      },
      defParamCharset: 'utf8',
      fileFilter: countingFilter({ ...rules, ...limits }, reject),
    }).any();
    // multer's type requires a response, but multer never uses it.
    readForm(request, request.res as NonNullable<Request['res']>, (error: unknown) => {
      if (error === undefined) resolve();
      else reject(toFailure(error, tooLarge));
    });
    // Without a Content-Length the size is known only as the body arrives.
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes) reject(tooLarge(rules.fields[0]));
    });
  });
  return toUpload(request);
}

function toUpload(request: Request): Upload {
  const texts = request.body as Upload['texts'];
  refuseNul(texts);
  const files = Array.isArray(request.files) ? request.files : [];
  return {
    texts,
    files: (files as unknown as { fieldname: string; handle: FileHandle }[]).map(
      ({ fieldname: field, handle }) => ({ field, read: () => readWhole(handle) }),
    ),
  };
}

/** Reads from an explicit position: the handle's own is at the end, where it was written last. */
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

function countingFilter(
  { fields, maxFiles, tooMany }: UploadRules & Pick<FileLimits, 'tooMany'>,
  refuse: (failure: AppError) => void,
): NonNullable<multer.Options['fileFilter']> {
  let count = 0;
  return (_request, { fieldname }, callback) => {
    const isWanted = fields.includes(fieldname);
    count += isWanted ? 1 : 0;
    if (count > maxFiles) {
      refuse(unusableFile('invalid_input', { field: fieldname, problem: tooMany }));
    }
    callback(null, isWanted && count <= maxFiles);
  };
}

type TempFiles = ReturnType<typeof createTempFiles>;

/** The files are unlinked as soon as they are open: the system removes them, also after `kill -9`. */
function createTempFiles() {
  const handles: FileHandle[] = [];
  let isCleared = false;
  return {
    keep: async (content: Readable) => {
      const name = path.join(tmpdir(), `dealership-upload-${randomUUID()}`);
      const handle = await open(name, 'wx+', 0o600);
      handles.push(handle);
      await unlink(name);
      // The request has been refused meanwhile.
      if (isCleared) await handle.close();
      // After a refusal the rest is read and dropped: most clients read the answer only when they have sent all.
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

/** Like multer's disk storage, but reports a file that exceeds its limit at once. */
function tempFileStorage(tempFiles: TempFiles, onTooLarge: (field: string) => void): StorageEngine {
  return {
    _handleFile: (_request, { stream, fieldname }, callback) => {
      stream.on('limit', () => {
        onTooLarge(fieldname);
      });
      tempFiles.keep(stream).then((handle) => {
        // multer adds all properties of this object to the file.
        callback(null, { handle } as object);
      }, callback);
    },
    _removeFile: (_request, _file, callback) => {
      callback(null);
    },
  };
}

export function limitsOfPictures(
  { bytes }: Pick<PictureLimits, 'bytes'>,
  { maxFiles }: Pick<UploadRules, 'maxFiles'>,
): FileLimits {
  return {
    bytes,
    tooLarge: problem('picture_too_large', { megabytes: bytes / MEGABYTE }),
    tooMany: problem('too_many_pictures', { max: maxFiles }),
  };
}

function toFailure(error: unknown, tooLarge: (field: string) => AppError): Error {
  const failure = toStorageError(error);
  if (failure instanceof StorageUnavailable) return failure;
  if (isSystemError(failure)) return failure;
  if (!(error instanceof multer.MulterError)) return malformed((texts) => texts.unreadableForm);
  const field = error.field ?? '';
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(field);
  if (error.code === 'LIMIT_FIELD_VALUE')
    return invalidInput({ [field]: problem('text_too_long') });
  return malformed((texts) => texts.tooManyFields);
}

const CONNECTION_LOST = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** A system call failed on our side, for example because `TMPDIR` is not writable. */
function isSystemError(error: unknown): error is Error {
  const { syscall, code = '' } = error as NodeJS.ErrnoException;
  return syscall !== undefined && !CONNECTION_LOST.has(code);
}
