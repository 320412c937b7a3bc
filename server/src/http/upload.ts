import type { Request } from 'express';
import multer, { type StorageEngine } from 'multer';
import { contentLimits } from '@dealership/shared';
import { hasBody } from './answer-early.ts';
import { invalidInput, malformed, unsupportedType, unusableFile, type Failure } from './failure.ts';
import { refuseNul } from './refuse-nul.ts';

/** A file as it came, in memory; its name on the sender's machine is of no interest. */
export interface UploadedFile {
  /** Wire name of the form's field. */
  field: string;
  bytes: Buffer;
}

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

/**
 * Reads a multipart form into memory. Too large a body is refused by its header or as soon as it
 * outgrows its limit, not after its end.
 *
 * @throws {Failure} 400 unreadable, too many files, a text too long or with a NUL; 413 too large;
 *   415 no multipart form
 */
export async function receiveUpload(request: Request, rules: UploadRules): Promise<Upload> {
  if (!hasBody(request)) return { texts: {}, files: [] };
  if (!request.is('multipart/form-data')) {
    throw unsupportedType('Send the request body as a form (multipart/form-data).');
  }
  await new Promise<void>((resolve, reject) => {
    const mostBytes = rules.mostFiles * contentLimits.pictureBytes + FRAME_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
      reject(tooLarge(rules.fields[0]));
      return;
    }
    const receive = multer({
      storage: inMemory((field) => {
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
    receive(request, request.res as NonNullable<Request['res']>, (error: unknown) => {
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
  const files = Array.isArray(request.files) ? request.files : [];
  const texts = request.body as Upload['texts'];
  refuseNul(texts);
  return {
    texts,
    files: files.map(({ fieldname, buffer }) => ({ field: fieldname, bytes: buffer })),
  };
}

/** Takes files of our fields, and no more than agreed. */
function countingFilter(
  { fields, mostFiles }: UploadRules,
  refuse: (failure: Failure) => void,
): NonNullable<multer.Options['fileFilter']> {
  let count = 0;
  return (_request, { fieldname }, callback) => {
    const isWanted = fields.includes(fieldname);
    count += isWanted ? 1 : 0;
    if (count > mostFiles) {
      const problem =
        mostFiles === 1 ? 'Choose one picture' : `Choose at most ${mostFiles} pictures`;
      refuse(unusableFile('invalid_input', { field: fieldname, problem }));
    }
    callback(null, isWanted && count <= mostFiles);
  };
}

/** Like multer's own, but tells at once of a file that outgrows its limit. */
function inMemory(onTooLarge: (field: string) => void): StorageEngine {
  return {
    _handleFile: (_request, { stream, fieldname }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        onTooLarge(fieldname);
      });
      stream.on('end', () => {
        callback(null, { buffer: Buffer.concat(chunks) });
      });
    },
    _removeFile: (_request, _file, callback) => {
      callback(null);
    },
  };
}

function tooLarge(field = ''): Failure {
  const most = contentLimits.pictureBytes / MEGABYTE;
  return unusableFile('too_large', { field, problem: `A picture may have at most ${most} MB` });
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof multer.MulterError)) return malformed('The form could not be read.');
  const field = error.field ?? '';
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(field);
  if (error.code === 'LIMIT_FIELD_VALUE') return invalidInput({ [field]: 'This text is too long' });
  return malformed('The form has too many fields.');
}
