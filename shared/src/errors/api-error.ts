/** The stable machine word of a failure; its HTTP status is the server's (contract part 1, P4). */
export type ErrorCode =
  | 'invalid_input'
  | 'not_logged_in'
  | 'wrong_credentials'
  | 'forbidden'
  | 'foreign_origin'
  | 'not_found'
  | 'submission_in_flight'
  | 'too_large'
  | 'unsupported_type'
  | 'submission_key_reused'
  | 'too_many'
  | 'unavailable'
  | 'internal';

/** The body of every failed call. `message` and `error` hold the same human text. */
export interface ApiErrorBody {
  message: string;
  error: string;
  code: ErrorCode;
  requestId: string;
  /** Wire name of each invalid field -> what is wrong with it. */
  fields?: Record<string, string>;
  /** With `submission_key_reused`: the enquiry that bound the key. */
  reference?: string;
}
