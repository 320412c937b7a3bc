import { repliesSchema, replyHistorySchema, replySaveSchema } from '../desk/reply-schema.ts';
import type { Call, CallName } from './call.ts';

export const replyCalls = {
  'GET /api/replies': {
    summary: 'The templates of messages, with those that are not offered any more',
    permission: 'enquiries.work',
    response: repliesSchema,
  },
  'POST /api/replies': {
    summary: 'Stores a template or a new version of one; answers with all',
    permission: 'templates.edit',
    body: replySaveSchema,
    response: repliesSchema,
  },
  'GET /api/replies/:key/changes': {
    summary: 'What a template has said, the latest first',
    permission: 'templates.edit',
    response: replyHistorySchema,
  },
} as const satisfies Record<CallName, Call>;
