import type { passkeyTexts as english } from '../../../en/staff/people/passkeys.ts';
import type { SameTexts } from '../../../../text/same-texts.ts';

export const passkeyTexts: SameTexts<typeof english> = {
  cancelled:
    'पासकी इस्तेमाल नहीं हुई: सवाल बंद कर दिया गया, बहुत देर हो गई, या इस डिवाइस पर इस साइट की कोई पासकी नहीं है।',
  notMade: 'पासकी नहीं बनी: सवाल बंद कर दिया गया, या बहुत देर हो गई।',
  known: 'इस डिवाइस पर आपके अकाउंट की पासकी पहले से है।',
  wrongAddress: 'साइट के इस पते पर पासकी काम नहीं करती।',
  unusable: 'बिना पासवर्ड लॉग इन कराने वाली पासकी इस डिवाइस पर नहीं बन सकती।',
  failed: 'पासकी इस्तेमाल नहीं हो सकी। फिर कोशिश करें, या दूसरे तरीक़े से लॉग इन करें।',
};
