import type { backupTexts as english } from '../../../en/staff/settings/backup.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { backupAge } from '../../../parts/backup-age.ts';

export const backupTexts: SameTexts<typeof english> = {
  titles: {
    recent: 'শেষ ব্যাকআপ',
    late: 'ব্যাকআপের সময় পেরিয়েছে',
    'none-yet': '',
    never: 'কোনও ব্যাকআপ নেই',
  },
  made: (on) => `${on} নেওয়া হয়েছে`,
  restored: (on) => `এই ডেটাবেস যে ব্যাকআপ থেকে ফিরিয়ে আনা, সেটি ${on} নেওয়া হয়েছিল`,
  age: (hours) =>
    backupAge(hours, {
      underAnHour: 'এক ঘণ্টাও হয়নি',
      hours: (count) => `${count} ঘণ্টা আগে`,
      days: (count) => `${count} দিন আগে`,
    }),
  advice: {
    recent: '',
    'none-yet': '',
    late: 'সার্ভার নষ্ট হলে তার পরে লেখা সব কিছু হারিয়ে যাবে। সার্ভার যিনি দেখেন, তাঁকে জানান।',
    never: 'সার্ভার নষ্ট হলে সব কিছু হারিয়ে যাবে। সার্ভার যিনি দেখেন, তাঁকে রোজ ব্যাকআপের ব্যবস্থা করতে বলুন।',
  },
  failed: 'শেষ ব্যাকআপ কখন নেওয়া হয়েছে, তা লোড করা গেল না।',
};
