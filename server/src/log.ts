import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

/** The product's log: one JSON line per event, and of an error only the part that `describeError` returns. */
export function createLog({ level }: { level: string }, destination?: DestinationStream): Logger {
  return pino({ level, serializers: { err: describeError } }, destination);
}

/** Leaves out all other properties of an error: a driver's error has the statement with the visitor's values. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = stdSerializers.err(error);
  const { code, errno, errcode } = error as unknown as Readonly<Record<string, unknown>>;
  return { type, message, stack, code, errno, errcode };
}
