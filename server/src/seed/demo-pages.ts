import type { PageSettings } from '@dealership/shared';

/** Pages that the demo has written itself; its other pages have the texts of the product. */
export const demoPages: PageSettings = {
  about: {
    title: {
      en: 'A road, a workshop, a showroom',
      bn: 'একটি রাস্তা, একটি ওয়ার্কশপ, একটি শোরুম',
      hi: 'एक सड़क, एक वर्कशॉप, एक शोरूम',
    },
    lead: {
      en: 'We sell and service two-wheelers on {street} in {city}, where the plains end and the hill roads begin.',
      bn: '{city}-র {street}-এ আমরা টু-হুইলার বিক্রি আর সার্ভিস করি। এখানেই সমতল শেষ, পাহাড়ের রাস্তা শুরু।',
      hi: '{city} में {street} पर हम टू-व्हीलर बेचते हैं और उनकी सर्विस करते हैं। यहीं मैदान ख़त्म होता है और पहाड़ की सड़क शुरू होती है।',
    },
    sections: [
      {
        heading: { en: 'In figures', bn: 'সংখ্যায় আমরা', hi: 'आँकड़ों में हम' },
        inShort: { en: '' },
        look: 'figures',
        body: {
          en: `- 1996: the year we opened, with one lift and two mechanics
- 26: motorcycles and scooters in our range
- 7: days a week that we answer the phone`,
          bn: `- 1996: যে বছর আমরা শুরু করি, একটি লিফ্ট আর দুজন মিস্ত্রি নিয়ে
- 26: মোটরসাইকেল ও স্কুটারের মডেল
- 7: সপ্তাহে যত দিন আমরা ফোন ধরি`,
          hi: `- 1996: जिस साल हमने शुरुआत की, एक लिफ़्ट और दो मिस्त्रियों के साथ
- 26: मोटरसाइकिल और स्कूटर के मॉडल
- 7: हफ़्ते में इतने दिन हम फ़ोन उठाते हैं`,
        },
      },
      {
        heading: { en: 'Our story', bn: 'আমাদের গল্প', hi: 'हमारी कहानी' },
        inShort: { en: '' },
        look: 'years',
        body: {
          en: `- 1996: Two mechanics and a lift: Teesta Two-Wheelers started as a workshop behind a tea stall on Sevoke Road. Riders heading up to Kalimpong stopped for a clutch cable and came back for a service.
- 2003: The first showroom: Six motorcycles in a forty-foot room. Customers asked us which one to buy because we had worked on them all. We still answer that question the same way.
- 2010: Scooters arrive: Teachers, nurses and shopkeepers took to two wheels. We added a second service bay and a waiting room, and the first woman joined our mechanics.
- 2017: Spare parts under one roof: We opened a separate parts counter, stocked for the models people ride between the Terai and the Dooars.
- Today: Still on the same road: Sales, finance, insurance, workshop and spare parts, side by side in one building.`,
          bn: `- 1996: দুজন মিস্ত্রি আর একটি লিফ্ট: সেবক রোডে এক চায়ের দোকানের পিছনে ওয়ার্কশপ হিসেবে Teesta Two-Wheelers শুরু হয়। কালিম্পং যাওয়ার পথে লোকে ক্লাচের তার নিতে থামতেন, পরে সার্ভিস করাতে ফিরে আসতেন।
- 2003: প্রথম শোরুম: চল্লিশ ফুট লম্বা ঘরে ছয়টি মোটরসাইকেল। সবগুলিতেই আমরা কাজ করেছি, তাই কোনটি কিনবেন তা লোকে আমাদেরই জিজ্ঞেস করতেন। আজও আমরা সেভাবেই উত্তর দিই।
- 2010: স্কুটার এল: শিক্ষক, নার্স আর দোকানদারেরা স্কুটার নিলেন। আমরা আর একটি সার্ভিস বে আর বসার ঘর করলাম, আর আমাদের মিস্ত্রিদের দলে প্রথম মহিলা মিস্ত্রি যোগ দিলেন।
- 2017: স্পেয়ার পার্টসও একই ছাদের নীচে: পার্টসের আলাদা কাউন্টার খোলা হল। তরাই থেকে ডুয়ার্স পর্যন্ত যে মডেলগুলি চলে, তাদের পার্টস সেখানে থাকে।
- আজ: সেই একই রাস্তায়: বিক্রি, ফিনান্স, বিমা, ওয়ার্কশপ আর স্পেয়ার পার্টস এক বাড়িতে, পাশাপাশি।`,
          hi: `- 1996: दो मिस्त्री और एक लिफ़्ट: सेवक रोड पर चाय की एक दुकान के पीछे वर्कशॉप के रूप में Teesta Two-Wheelers की शुरुआत हुई। कालिम्पोंग जाते हुए लोग क्लच की तार के लिए रुकते थे, फिर सर्विस के लिए लौटते थे।
- 2003: पहला शोरूम: चालीस फ़ुट के कमरे में छह मोटरसाइकिल। हमने सब पर काम किया था, इसलिए कौन-सी लें, यह लोग हमीं से पूछते थे। आज भी हम वैसे ही जवाब देते हैं।
- 2010: स्कूटर आए: शिक्षक, नर्स और दुकानदार दोपहिया पर आए। हमने एक और सर्विस बे और बैठने का कमरा बनाया, और हमारे मिस्त्रियों में पहली बार एक महिला जुड़ीं।
- 2017: स्पेयर पार्ट्स भी एक ही छत के नीचे: पार्ट्स का अलग काउंटर खुला। तराई से डुआर्स तक जो मॉडल चलते हैं, उनके पार्ट्स वहाँ रहते हैं।
- आज: उसी सड़क पर: बिक्री, फ़ाइनेंस, बीमा, वर्कशॉप और स्पेयर पार्ट्स, एक ही इमारत में साथ-साथ।`,
        },
      },
      {
        heading: { en: 'How we work', bn: 'আমরা যেভাবে কাজ করি', hi: 'हम कैसे काम करते हैं' },
        inShort: { en: '' },
        look: 'points',
        body: {
          en: `- Prices you can see: Ex-showroom prices are on this website. Ask us for the on-road price, with registration, insurance and accessories listed one by one.
- Ask to see the work: Ask us what was done and why, and to see the parts that were replaced.
- Honest advice: If a repair is not worth the money, or a smaller model would do, we will say so.
- We speak your language: Bengali, Hindi, Nepali and English, at the counter and on the phone.`,
          bn: `- দাম চোখের সামনে: এক্স-শোরুম দাম এই ওয়েবসাইটেই আছে। অন-রোড দাম জিজ্ঞেস করুন। রেজিস্ট্রেশন, বিমা আর অ্যাক্সেসরিজের খরচ আলাদা আলাদা করে জানাব।
- কাজ দেখে নিন: কী কাজ হল, কেন হল, জিজ্ঞেস করুন। বদলানো পার্টসও দেখে নিন।
- সোজা কথা: সারিয়ে লাভ না হলে, বা ছোট মডেলেই কাজ চললে, সেটাই বলব।
- আপনার ভাষায়: কাউন্টারে আর ফোনে বাংলা, হিন্দি, নেপালি ও ইংরেজিতে কথা বলি।`,
          hi: `- कीमत सामने: एक्स-शोरूम कीमतें इसी वेबसाइट पर हैं। ऑन-रोड कीमत हमसे पूछें। रजिस्ट्रेशन, बीमा और एक्सेसरीज़ का ख़र्च अलग-अलग बताएँगे।
- काम देख लें: क्या काम हुआ और क्यों, यह पूछें। बदले गए पार्ट्स भी देख लें।
- सीधी बात: अगर मरम्मत में फ़ायदा नहीं, या छोटे मॉडल से काम चल जाए, तो हम वही कहेंगे।
- आपकी भाषा में: काउंटर पर और फ़ोन पर बांग्ला, हिन्दी, नेपाली और अंग्रेज़ी में बात करते हैं।`,
        },
      },
      {
        heading: { en: 'Why here', bn: 'এখানে কেন', hi: 'यहाँ क्यों' },
        inShort: { en: '' },
        look: 'ticks',
        body: {
          en: `Siliguri lies between the Mahananda and the Teesta. Within an hour, a two-wheeler from here can be on a tea estate in the Dooars, in traffic on Hill Cart Road, or on the bends above the Coronation Bridge. Few places ask as much of brakes, clutch and chain.

So tell us where you ride when you book a service. A motorcycle that climbs to Darjeeling every week wears its brakes faster than one that goes to college.`,
          bn: `শিলিগুড়ি মহানন্দা আর তিস্তার মাঝে। এখান থেকে ঘণ্টাখানেকে ডুয়ার্সের চা-বাগান, হিল কার্ট রোডের ভিড়, বা করোনেশন ব্রিজের উপরের বাঁক। ব্রেক, ক্লাচ আর চেনের এত পরীক্ষা কম জায়গাতেই হয়।

তাই সার্ভিস বুক করার সময় বলুন কোথায় চালান। যে মোটরসাইকেল প্রতি সপ্তাহে দার্জিলিং ওঠে, তার ব্রেক কলেজ যাওয়া মোটরসাইকেলের চেয়ে তাড়াতাড়ি ক্ষয় হয়।`,
          hi: `सिलीगुड़ी महानंदा और तीस्ता के बीच है। यहाँ से घंटे भर में डुआर्स के चाय बागान, हिल कार्ट रोड की भीड़, या कोरोनेशन ब्रिज के ऊपर के मोड़। ब्रेक, क्लच और चेन की इतनी परीक्षा कम ही जगह होती है।

इसलिए सर्विस बुक करते समय बताएँ कि आप कहाँ चलाते हैं। जो मोटरसाइकिल हर हफ़्ते दार्जिलिंग चढ़ती है, उसके ब्रेक कॉलेज जाने वाली मोटरसाइकिल से जल्दी घिसते हैं।`,
        },
      },
    ],
  },
  amc: null,
  insurance: null,
  'joy-club': {
    title: { en: 'Ride together', bn: 'একসঙ্গে রাইড', hi: 'साथ चलें' },
    lead: {
      en: 'A club for everyone who bought a two-wheeler from us: Sunday rides, workshop evenings and a few member benefits.',
      bn: 'যাঁরা আমাদের কাছ থেকে টু-হুইলার নিয়েছেন, তাঁদের সবার ক্লাব: রবিবারের রাইড, ওয়ার্কশপে সন্ধ্যা আর সদস্যদের কিছু সুবিধা।',
      hi: 'जिन्होंने हमसे टू-व्हीलर लिया है, उन सबका क्लब: रविवार की राइड, वर्कशॉप में एक शाम और सदस्यों के लिए कुछ सुविधाएँ।',
    },
    sections: [
      {
        heading: { en: 'What members get', bn: 'সদস্যরা কী পান', hi: 'सदस्यों को क्या मिलता है' },
        inShort: { en: '' },
        look: 'points',
        body: {
          en: `- Sunday rides: Group rides to places such as Gajoldoba, Mirik and Lataguri.
- Workshop evenings: Learn to look after your own chain, plugs and brakes.
- Points: Earn points on service and parts, and spend them with us.
- Birthday wash: A free wash for your two-wheeler.`,
          bn: `- রবিবারের রাইড: দল বেঁধে গজলডোবা, মিরিক, লাটাগুড়ির মতো জায়গায়।
- ওয়ার্কশপে সন্ধ্যা: নিজের চেন, প্লাগ আর ব্রেকের যত্ন নিতে শিখুন।
- পয়েন্ট: সার্ভিস আর পার্টসে পয়েন্ট জমান, আমাদের এখানেই খরচ করুন।
- জন্মদিনের ওয়াশ: আপনার টু-হুইলারের জন্য একটি ফ্রি ওয়াশ।`,
          hi: `- रविवार की राइड: मिलकर गाजोलडोबा, मिरिक और लाटागुड़ी जैसी जगहों पर।
- वर्कशॉप में एक शाम: अपनी चेन, प्लग और ब्रेक की देखभाल सीखें।
- पॉइंट: सर्विस और पार्ट्स पर पॉइंट जमा करें, और हमारे यहाँ ख़र्च करें।
- जन्मदिन का वॉश: आपके टू-व्हीलर के लिए एक फ़्री वॉश।`,
        },
      },
    ],
  },
  'privacy-policy': null,
  'terms-conditions': null,
};
