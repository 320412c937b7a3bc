import type { SameTexts } from '../../../text/same-texts.ts';
import type { formTexts as english } from '../../en/public/forms.ts';

export const formTexts: SameTexts<typeof english> = {
  submit: 'পাঠান',
  submitting: 'পাঠানো হচ্ছে...',
  held: 'এখনও পাঠানো হয়নি: পাতাটি লোড হচ্ছে। পাতাটি খোলা রাখুন। লোড হলেই পাঠানো হবে, কিছু বাকি থাকলে জানাব।',
  optional: 'ঐচ্ছিক',
  choose: 'বেছে নিন…',
  motorcycles: 'মোটরসাইকেল',
  scooters: 'স্কুটার',
  otherModel: 'অন্য মডেল',
  branch: 'কাছের শোরুম',
  allChannels: 'সব উপায়ে',
  channels: {
    rcs: 'RCS মেসেজ',
    sms: 'SMS',
    obd: 'ফোন কল',
    email: 'ই-মেল',
    whatsapp: 'WhatsApp',
  },
  lead: '“ঐচ্ছিক” লেখা ঘর না ভরলেও চলবে, বাকি সব ভরতে হবে।',
  leadOfAll: 'সব ঘর ভরতে হবে।',
  notice: {
    summary: 'কী রাখি, কেন, কতদিন',
    items: ({ email, kept, version }) => [
      'কী: আপনার উত্তর, কীভাবে এই সাইটে এলেন, সময় আর একটি রেফারেন্স নম্বর। ফর্ম না পাঠানো পর্যন্ত সব আপনার ব্রাউজারেই থাকে।',
      'কেন: আপনাকে উত্তর দিতে। অন্য কিছু শুধু আপনি বেছে নিলে তবেই।',
      kept,
      `প্রশ্ন থাকলে, বা তথ্য চিরতরে মুছতে চাইলে: ${email}।`,
      `আমাদের গোপনীয়তা নীতির সংস্করণ ${version}।`,
    ],
  },
  trap: 'ওয়েবসাইট',
  call: 'ফোন করুন',
  whatsapp: 'WhatsApp',
  whatsappGreeting: (name) => `নমস্কার ${name}, আপনাদের ওয়েবসাইট থেকে আমার অনুরোধ পাঠাতে পারিনি।`,
};
