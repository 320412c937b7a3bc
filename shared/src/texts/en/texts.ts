import { allEnquiriesTexts } from './common/all-enquiries.ts';
import { departmentTexts } from './common/departments.ts';
import { hoursTexts } from './common/hours.ts';
import { kindTexts } from './common/kinds/index.ts';
import { locale } from './common/locale.ts';
import { modelPageTexts } from './common/model-pages.ts';
import { pageTitles } from './common/pages.ts';
import { passwordProblems } from './common/problems/passwords.ts';
import { fieldProblems } from './common/problems/fields.ts';
import { fromPrice } from './common/price/from-price.ts';
import { priceCardTexts } from './common/price/price-card.ts';
import { quotationTexts } from './common/papers/quotation.ts';
import { reportPaperTexts } from './common/report-paper.ts';
import { keptFor } from './common/retention.ts';
import { policyTexts } from './common/policy-marks.ts';
import { retentionPolicy } from './common/retention-policy.ts';
import { standardPages } from './common/standard-pages/index.ts';
import { alertTexts } from './server/alerts.ts';
import { answerTexts } from './server/answers.ts';
import { calendarFileTexts } from './server/calendars.ts';
import { demoTexts } from './server/demo.ts';
import { documentTexts } from './server/documents.ts';
import { failureTexts } from './server/failures.ts';
import { leadFileTexts } from './server/leads.ts';
import { mailTexts } from './server/mails.ts';
import { pageDescriptions } from './server/page-descriptions.ts';
import { pushTexts } from './server/pushes.ts';
import { priceListFileTexts } from './server/price-list.ts';
import { stockListFileTexts } from './server/stock-list.ts';
import { callProblems } from './server/problems/calls.ts';
import { siteTexts } from './server/site.ts';
import { specLabelTexts, specValueTexts } from './server/spec-words.ts';

/** The server's texts in this language. */
export const messages = {
  alerts: alertTexts,
  allEnquiries: allEnquiriesTexts,
  answers: answerTexts,
  calendars: calendarFileTexts,
  demo: demoTexts,
  departments: departmentTexts,
  documents: documentTexts,
  failures: failureTexts,
  fromPrice,
  hours: hoursTexts,
  kinds: kindTexts,
  leadFile: leadFileTexts,
  locale,
  mails: mailTexts,
  pushes: pushTexts,
  modelPages: modelPageTexts,
  pageDescriptions,
  pageTitles,
  priceCard: priceCardTexts,
  priceListFile: priceListFileTexts,
  stockListFile: stockListFileTexts,
  problems: { ...fieldProblems, ...passwordProblems, ...callProblems },
  quotation: quotationTexts,
  reportPaper: reportPaperTexts,
  policy: policyTexts,
  retention: { keptFor, policy: retentionPolicy },
  site: siteTexts,
  specLabels: specLabelTexts,
  specValues: specValueTexts,
  standardPages,
};
