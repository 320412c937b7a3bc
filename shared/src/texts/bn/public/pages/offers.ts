import type { SameTexts } from '../../../../text/same-texts.ts';
import type { offersTexts as english } from '../../../en/public/pages/offers.ts';

export const offersTexts: SameTexts<typeof english> = {
  heading: 'অফার',
  eyebrow: 'এখনকার অফার',
  loading: 'অফার লোড হচ্ছে...',
  form: 'এই অফার নিয়ে জানতে চাই',
  formHint: 'আমরা ফোন করে সব জানাব।',
  call: 'ফোন করুন',
  whatsapp: 'WhatsApp',
  greeting: ({ name, title }) => `নমস্কার ${name}, এই অফার নিয়ে আরও জানতে চাই: ${title}`,
  none: {
    heading: 'এখন কোনও অফার নেই',
    text: 'নাম, ই-মেল আর নম্বর দিয়ে রাখুন, পরের অফারে ফোন করব। অথবা দেখে নিন, আজ কোন মডেলের কত দাম।',
    form: 'পরের অফার এলে জানাবেন',
    toMotorcycles: 'মোটরসাইকেল দেখুন',
    toScooters: 'স্কুটার দেখুন',
    greeting: (name) => `নমস্কার ${name}, এখন কী কী অফার আছে?`,
  },
  failed: 'অফারগুলি আনা গেল না।',
  older: 'আরও অফার',
  olderHint: 'যে কোনওটি নিয়ে আমাদের জিজ্ঞেস করুন।',
  toModel: (name) => `${name} দেখুন`,
};
