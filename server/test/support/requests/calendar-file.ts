import request from 'supertest';

/** Fetches a calendar file; its text is the body of the answer. */
export function getCalendar(
  { url }: { url: string },
  path: string,
  headers: Record<string, string> = {},
) {
  return request(url)
    .get(path)
    .set(headers)
    .buffer(true)
    .parse((response, callback) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => callback(null, text));
    });
}
