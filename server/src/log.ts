import {
  pino,
  stdSerializers,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
} from 'pino';

/** The product's log: one line of JSON an event, and of an error no more than `describeError` tells. */
export function createLog(
  { level }: Required<Pick<LoggerOptions, 'level'>>,
  destination?: DestinationStream,
): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** Nothing else that may hang on an error: a driver's holds the statement with the visitor's values. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack } = stdSerializers.err(error);
  const { code, errno, errcode } = error as unknown as Readonly<Record<string, unknown>>;
  return { type, message, stack, code, errno, errcode };
}
