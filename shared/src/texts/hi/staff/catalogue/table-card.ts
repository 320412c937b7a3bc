import type { tableCardTexts as english } from '../../../en/staff/catalogue/table-card.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const tableCardTexts: SameTexts<typeof english> = {
  title: { one: 'टेबल कार्ड प्रिंट करें', all: 'सभी मॉडल के टेबल कार्ड प्रिंट करें' },
  hint: 'शोरूम में रखने का कार्ड: नाम, कीमत और एक कोड, जो वेबसाइट के पेज पर ले जाता है। इस कोड को स्कैन करके जो पूछताछ आती है, उसमें कैंपेन table-card लिखा होता है।',
  paper: 'काग़ज़',
  papers: { a5: 'A5 (आधा पेज)', a4: 'A4' },
  language: 'कार्ड की भाषा',
  open: { one: 'टेबल कार्ड प्रिंट करें', all: 'सभी प्रिंट करें, एक पेज पर एक' },
};
