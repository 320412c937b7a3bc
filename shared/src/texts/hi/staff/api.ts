import type { apiTexts as english } from '../../en/staff/api.ts';
import type { SameTexts } from '../../../text/same-texts.ts';
import { schemaNotation } from '../../parts/english/schema-notation.ts';

export const apiTexts: SameTexts<typeof english> = {
  title: 'API कॉल',
  intro:
    'उन डेवलपर के लिए जिनके प्रोग्राम इस साइट के साथ काम करते हैं: किस कॉल में क्या भेजना है और क्या मिलता है।',
  document: 'यह सूची OpenAPI 3.1 में',
  notLoaded: 'कॉल की सूची लोड नहीं हो सकी।',
  search: 'खोजें',
  count: (count) => `${count} कॉल`,
  permission: 'अनुमति',
  public: 'ज़रूरी नहीं: सबके लिए खुली',
  parameters: 'पते में',
  body: (type) => `क्या भेजना है (${type})`,
  answer: (status) => `क्या मिलता है (${status})`,
  nothing: 'कुछ नहीं',
  types: schemaNotation,
};
