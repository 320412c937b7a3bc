import type { roleNames as english } from '../../en/common/role-names.ts';
import type { SameTexts } from '../../../text/same-texts.ts';

export const roleNames: SameTexts<typeof english> = {
  owner: 'মালিক',
  manager: 'ম্যানেজার',
  sales: 'সেলস',
  service: 'সার্ভিস',
  content: 'কনটেন্ট',
  viewer: 'শুধু দেখেন',
};
