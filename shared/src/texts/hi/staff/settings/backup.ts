import type { backupTexts as english } from '../../../en/staff/settings/backup.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';
import { backupAge } from '../../../parts/backup-age.ts';

export const backupTexts: SameTexts<typeof english> = {
  titles: {
    recent: 'आख़िरी बैकअप',
    late: 'बैकअप का समय बीत गया',
    'none-yet': '',
    never: 'कोई बैकअप नहीं है',
  },
  made: (on) => `${on} लिया गया`,
  restored: (on) => `यह डेटाबेस जिस बैकअप से वापस लाया गया, वह ${on} लिया गया था`,
  age: (hours) =>
    backupAge(hours, {
      underAnHour: 'एक घंटा भी नहीं हुआ',
      hours: (count) => `${count} घंटे पहले`,
      days: (count) => `${count} दिन पहले`,
    }),
  advice: {
    recent: '',
    'none-yet': '',
    late: 'सर्वर ख़राब हुआ तो उसके बाद भरा हुआ सब कुछ खो जाएगा। सर्वर सँभालने वाले को बताएँ।',
    never: 'सर्वर ख़राब हुआ तो सब कुछ खो जाएगा। सर्वर सँभालने वाले से रोज़ बैकअप का इंतज़ाम करने को कहें।',
  },
  failed: 'आख़िरी बैकअप कब लिया गया, यह लोड नहीं हो सका।',
};
