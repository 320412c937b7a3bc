import { standardPage } from '../../../parts/standard-page.ts';

export const joyClubPage = standardPage({
  title: 'साथ चलें',
  lead: 'हमारे यहाँ से टू-व्हीलर लेकर चलाने वाले सभी लोगों का क्लब। अपना नाम और नंबर दें, अगली राइड की ख़बर हम देंगे।',
  sections: [],
});
