import { replyDefaults, type EnquiryKind, type Reply } from '@dealership/shared';

/** Kinds of people who may buy a vehicle. */
const buying: EnquiryKind[] = ['product', 'sales', 'finance'];
const written: Reply['ways'] = ['whatsapp', 'sms', 'mail'];
const isHidden = false;
const { purpose, subject } = replyDefaults;

/** The templates of a new dealership, by their keys. */
export const firstReplies: Readonly<Record<string, Reply>> = {
  'thank-you': {
    title: 'Thank you',
    kinds: [],
    statuses: ['new'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, thank you for contacting {branch}. We have received your enquiry ({reference}) and will call you soon.

If you have a question in the meantime, just reply to this message.`,
      bn: `নমস্কার {name}, {branch} থেকে বলছি। আপনার অনুরোধ ({reference}) পেয়েছি, শীঘ্রই ফোন করব। ধন্যবাদ।

কোনও প্রশ্ন থাকলে এই মেসেজের উত্তরেই লিখতে পারেন।`,
      hi: `नमस्ते {name} जी, {branch} से संपर्क करने के लिए धन्यवाद। आपकी पूछताछ ({reference}) मिल गई है, हम जल्द कॉल करेंगे।

कोई सवाल हो तो इसी मैसेज का जवाब दें।`,
    },
  },
  'we-call-by': {
    title: 'When we call',
    kinds: [],
    statuses: ['new'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, thank you for your enquiry ({reference}). We will call you by {time}.

{branch}`,
      bn: `নমস্কার {name}, আপনার অনুরোধের ({reference}) জন্য ধন্যবাদ। এই সময়ের মধ্যে ফোন করব: {time}।

{branch}`,
      hi: `नमस्ते {name} जी, आपकी पूछताछ ({reference}) के लिए धन्यवाद। हम इस समय तक कॉल करेंगे: {time}।

{branch}`,
    },
  },
  'not-reached': {
    title: 'Could not reach you',
    kinds: [],
    statuses: ['new', 'talking'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, we tried to call you about your enquiry ({reference}) but could not reach you. When would be a good time to call? You can reply to this message.

{branch}`,
      bn: `নমস্কার {name}, আপনার অনুরোধ ({reference}) নিয়ে ফোন করেছিলাম, কিন্তু কথা হয়নি। কখন ফোন করলে সুবিধা হয়? এই মেসেজের উত্তরে লিখলেই হবে।

{branch}`,
      hi: `नमस्ते {name} जी, आपकी पूछताछ ({reference}) के बारे में हमने कॉल किया था, पर बात नहीं हो पाई। किस समय कॉल करें? इसी मैसेज का जवाब दे सकते हैं।

{branch}`,
    },
  },
  appointment: {
    title: 'Appointment confirmed',
    kinds: [],
    statuses: ['fixed'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, your appointment at {branch} is confirmed: {time}. Your reference is {reference}.

For your calendar: {calendar}

If you cannot come, please reply to this message and we will find another time.`,
      bn: `নমস্কার {name}, {branch}: আপনার আসার সময় ঠিক হয়েছে, {time}। রেফারেন্স নম্বর {reference}।

আপনার ক্যালেন্ডারের জন্য: {calendar}

আসতে না পারলে এই মেসেজের উত্তরে জানান, অন্য সময় ঠিক করে নেব।`,
      hi: `नमस्ते {name} जी, {branch} में आपके आने का समय तय हो गया है: {time}। आपका संदर्भ नंबर {reference} है।

आपके कैलेंडर के लिए: {calendar}

अगर आप न आ सकें तो इसी मैसेज का जवाब दें, हम दूसरा समय तय कर लेंगे।`,
    },
  },
  price: {
    title: 'Price',
    kinds: buying,
    statuses: ['new', 'talking'],
    ways: written,
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello {name}, the {model} is available from {price} (ex-showroom) at {branch}. Shall we work out the on-road price for you?`,
      bn: `নমস্কার {name}, {branch} থেকে বলছি। {model}: এক্স-শোরুম দাম {price} থেকে শুরু। অন-রোড দামের হিসাব পাঠাব?`,
      hi: `नमस्ते {name} जी, {branch} में {model} की एक्स-शोरूम कीमत {price} से शुरू है। क्या हम ऑन-रोड कीमत का हिसाब भेजें?`,
    },
  },
  'first-call': {
    title: 'First call',
    kinds: buying,
    statuses: ['new', 'talking'],
    ways: ['call'],
    isHidden,
    purpose,
    subject,
    text: {
      en: `Hello, am I speaking with {name}? I am calling from {branch}. You asked us about the {model}. Is this a good time to talk?

What will you mostly use it for? When would you like to have it? Would you like to come for a test ride?`,
      bn: `নমস্কার, {name} বলছেন? আমি {branch} থেকে বলছি। আপনি {model} নিয়ে জানতে চেয়েছিলেন। এখন কথা বলা যাবে?

গাড়িটা মূলত কী কাজে লাগবে? কবে নিতে চান? টেস্ট রাইডে আসবেন?`,
      hi: `नमस्ते, {name} जी? यह कॉल {branch} से है। आपने {model} के बारे में पूछा था। क्या अभी बात कर सकते हैं?

गाड़ी ज़्यादातर किस काम के लिए चाहिए? कब तक लेना चाहते हैं? टेस्ट राइड के लिए आना चाहेंगे?`,
    },
  },
};
