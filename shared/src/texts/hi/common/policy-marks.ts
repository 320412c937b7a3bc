import type { SameTexts } from '../../../text/same-texts.ts';
import type { policyTexts as english } from '../../en/common/policy-marks.ts';

export const policyTexts: SameTexts<typeof english> = {
  officer: ({ name, post }) => {
    const called = post || 'शिकायत अधिकारी';
    return name ? `${name}, ${called}` : called;
  },
  conversions: (isListed) =>
    isListed
      ? 'फ़ॉर्म स्वीकार होने पर पेज dataLayer नाम की सूची में सिर्फ़ यह लिखता है कि वह कौन-सा फ़ॉर्म था, आपके बारे में कुछ नहीं। पेज बंद होते ही सूची ख़त्म हो जाती है, और पेज उसे किसी को नहीं भेजता।'
      : 'फ़ॉर्म स्वीकार होने पर पेज ख़ुद सिर्फ़ यह नोट करता है कि वह कौन-सा फ़ॉर्म था, आपके बारे में कुछ नहीं।',
};
