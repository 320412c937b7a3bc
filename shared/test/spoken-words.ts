/**
 * Names of models as people in Siliguri type them, in three scripts and with slips: for each the model that has to come
 * first, or the beginning of its name where several share it.
 */
export const spokenModels = {
  'Shine 100': `
    shine 100, shain 100, শাইন ১০০, সাইন 100, शाइन 100, शाइन १००, shine100, সাইন১০০
  `,
  'Shine 100 DX': `
    shine 100 dx, shine dx, শাইন ১০০ ডিএক্স, शाइन डीएक्स, shain100dx
  `,
  'CD110 Deluxe': `
    cd 110, cd110, সিডি ১১০, সিডি ডিলাক্স, सीडी 110, cd deluxe, सीडी डीलक्स, cd110delux,
    cd delux bike, সিডি ডিলাক্স ১১০, সি ডি ১১০
  `,
  Livo: `
    livo, লিভো, লিবো, लिवो, livoo, লিভ, लीवो, লিভো বাইক, libo, লিভো ড্রাম, लिबो
  `,
  'Shine 125': `
    shine 125, shain 125, শাইন ১২৫, সাইন ১২৫, शाइन 125, शाईन १२५, shine125
  `,
  SP125: `
    sp 125, sp125, sp-125, এসপি ১২৫, এস পি 125, एसपी 125, esp 125, এসপি১২৫, एस पी १२५
  `,
  'CB125 Hornet': `
    cb125 hornet, hornet 125, হর্নেট ১২৫, हॉर्नेट 125, সিবি হর্নেট, cb hornet
  `,
  SP160: `
    sp160, sp 160, এসপি ১৬০, एसपी 160, এস পি ১৬০, esp160
  `,
  Unicorn: `
    unicorn, unicon, unikorn, ইউনিকর্ন, ইউনিকন, ইউনিকর্ণ, यूनिकॉर्न, युनिकॉर्न, यूनिकोर्न,
    yunicorn, হোন্ডা ইউনিকর্ন, ইউনিকর্ন ১৬০, unicorn bike, unicon bike, unicorne, ইউনিকোর্ন,
    यूनीकॉर्न, unicorn 150
  `,
  'X-Blade': `
    xblade, x blade, x-blade, এক্স ব্লেড, এক্সব্লেড, एक्स ब्लेड, एक्सब्लेड, xblad, exblade,
    এক্স বেলেড, x bled, xbled
  `,
  'Hornet 2.0': `
    hornet 2.0, hornet, হর্নেট, হরনেট, हॉर्नेट, होरनेट, हॉर्नेट 2.0, হর্নেট ২.০, hornat,
    harnet
  `,
  NX200: `
    nx200, nx 200, এনএক্স ২০০, एनएक्स 200, এন এক্স 200, এনএক্স, nx bike
  `,
  CB200X: `
    cb200x, cb 200x, সিবি ২০০ এক্স, सीबी 200 एक्स, সিবি২০০এক্স
  `,
  'CBR 150R': `
    cbr, cbr150, cbr 150r, সিবিআর, সিবিআর ১৫০, सीबीआर, सीबीआर 150, সি বি আর
  `,
  CB300F: `
    cb300f, cb 300, সিবি ৩০০, सीबी 300, সিবি ৩০০ এফ
  `,
  CB350: `
    cb350, cb 350, সিবি ৩৫০, सीबी 350, सीबी ३५०
  `,
  "H'ness CB350": `
    hness, h'ness, highness, hyness, হাইনেস, হাইনেস ৩৫০, हाइनेस, हाईनेस, hness cb350, hines,
    hines 350, হাইনেস সিবি
  `,
  'Activa 6G': `
    activa 6g, aktiva 6g, activa6g, একটিভা ৬জি, অ্যাক্টিভা ৬ জি, एक्टिवा 6जी, एक्टिवा ६ जी,
    activa, aktiva, এক্টিভা
  `,
  Activa: `
    actva, activa scooty, acitva, একটিভা, অ্যাক্টিভা, অ্যাকটিভা, এ্যাকটিভা, एक्टिवा, ऐक्टिवा,
    ऍक्टिवा, एकटिवा, হোন্ডা অ্যাক্টিভা, होंडा एक्टिवा, honda activa, actiba, activa 6 g,
    অ্যাক্টিভার দাম, এক্টিভা নতুন, activa price, aktiva scooty, activa six, অ্যাক্টিবা, active,
    ektiva, एक्टीवा, ऐक्टीवा 125, activa 5g
  `,
  'Activa 110': `
    activa 110, aktiva110, অ্যাক্টিভা ১১০, एक्टिवा 110, একটিভা ১১০
  `,
  'Activa 125': `
    activa 125, aktiva125, activa125, অ্যাক্টিভা ১২৫, একটিভা ১২৫, एक्टिवा 125, एक्टिवा १२५,
    ऐक्टिवा125
  `,
  'Activa e:': `
    activa e, activa electric, অ্যাক্টিভা ইলেকট্রিক, एक्टिवा इलेक्ट्रिक, aktiva ev, একটিভা ইভি,
    एक्टिवा ई
  `,
  Dio: `
    dio, deo, diyo, ডিও, ডিয়ো, डियो, डिओ, डीओ, ডিও স্কুটি, dio scooty price, হোন্ডা ডিও,
    होंडा डियो १२५, dio on road, deeo, ডিউ
  `,
  'Dio 125': `
    dio 125, dio125, ডিও ১২৫, डियो 125, diyo 125
  `,
  'Grazia 125': `
    grazia, grajia, gracia, গ্রাজিয়া, গ্রেজিয়া, ग्राज़िया, ग्राजिया, ग्रेज़िया, grezia 125,
    grazia scooty, গ্রাজিয়া স্কুটি, greziya
  `,
  Aviator: `
    aviator, aviater, avitor, এভিয়েটর, অ্যাভিয়েটর, এভিয়েটার, एविएटर, अविएटर, एवीएटर,
    avietor, এভিয়েটর স্কুটি, aeviator
  `,
  QC1: `
    qc1, qc 1, কিউসি ১, কিউসি১, क्यूसी 1, कयूसी १, kyusi 1, কিউ সি ১, kiu c 1, qc one
  `,
  'Splendor Plus': `
    splendor, splender, splendar, splander, spelndor, splendor+, splendor plus, স্প্লেন্ডর,
    স্প্লেন্ডার, সপ্লেন্ডার, স্পেলেন্ডার, স্প্লেনডার, স্প্লেন্ডার প্লাস, स्प्लेंडर, स्प्लेन्डर,
    स्पलेंडर, सप्लेंडर, स्प्लेंडर प्लस, hero splendor, হিরো স্প্লেন্ডার, splendor bike,
    splendour, spleander, splinder, হিরো স্প্লেন্ডার প্লাস, हीरो स्प्लेंडर प्लस, স্পলেন্ডার,
    splendor pls, splandor, স্প্লেন্ডার বাইক, esplendor, ইসপ্লেন্ডার
  `,
  'Super Splendor': `
    super splendor, super splender, সুপার স্প্লেন্ডার, সুপার স্প্লেন্ডর, सुपर स्प्लेंडर,
    সুপার সপ্লেন্ডার, সুপার স্প্লেনডার, suppar splendor, supar splender
  `,
  'HF Deluxe': `
    hf deluxe, hf delux, এইচএফ ডিলাক্স, এইচ এফ ডিলাক্স, एचएफ डीलक्स, एच एफ डीलक्स, hf, এইচএফ,
    hfdeluxe, hf dilux, एचएफ डिलक्स, hf dulex, hf dlx, ডিলাক্স হিরো, এইচ এফ
  `,
  'Passion Plus': `
    passion, pasion, passion plus, passion+, প্যাশন, পেশন, প্যাসন, प्लस पैशन, पैशन, पैशन प्लस,
    পেশন প্লাস, passon, pashion, हीरो पैशन, প্যাশান, পাশন, passion pro
  `,
  'Glamour X 125': `
    glamour, glamer, glamor, গ্ল্যামার, গ্লেমার, গ্লামার, ग्लैमर, ग्लेमर, গ্ল্যামার ১২৫,
    glemar, glamour 125, हीरो ग्लैमर, গ্লামার ১২৫, glammer
  `,
  'Xtreme 125R': `
    xtreme 125r, xtreme 125, extreme 125, xtrem 125, এক্সট্রিম ১২৫, एक्सट्रीम 125,
    এক্সট্রিম ১২৫আর, xtrim 125, xterme 125, xtreem 125r
  `,
  'Xtreme 160R 4V': `
    xtreme 160r 4v, xtreme 160, extreme160r, এক্সট্রিম ১৬০, এক্সট্রিম ১৬০আর ৪ভি, एक्सट्रीम 160,
    एक्सट्रीम १६०आर ४वी
  `,
  'Xpulse 200 4V': `
    xpulse, x pulse, expulse, এক্সপালস, এক্স পালস, एक्सपल्स, एक्स पल्स, xpulse 200, xpuls,
    expals, एक्स पल्स 200, এক্সপাল্স
  `,
  'Karizma XMR': `
    karizma, karisma, carizma, কারিজমা, ক্যারিজমা, করিজমা, करिज्मा, करिज़्मा, karizma xmr,
    carisma, kariz ma, কারিশমা, करिश्मा
  `,
  'Mavrick 440': `
    mavrick, maverick, ম্যাভরিক, মাভেরিক, मैवरिक, मावरिक, ম্যাভেরিক ৪৪০, mavric, mevrick,
    মেভরিক
  `,
  'Destini 125': `
    destini, destiny, desteny, ডেস্টিনি, ডেসটিনি, डेस्टिनी, डेस्टनी, ডেস্টিনি ১২৫, destny,
    ডেস্টিনি স্কুটার, destini 125 scooter, destiney
  `,
  Xoom: `
    xoom, zoom, xum, জুম, জুম স্কুটি, ज़ूम, जूम, এক্সুম, জুম ১১০, xoom scooty, zoom 110,
    ज़ूम 110
  `,
  'Xoom 125': `
    xoom 125, zoom125, জুম ১২৫, ज़ूम 125
  `,
  'Pleasure Plus': `
    pleasure, plesure, pleasur, plezer, প্লেজার, প্লেসার, প্লেজার প্লাস, प्लेज़र, प्लेजर,
    প্লেজার স্কুটি, plejar, প্লেজার প্লাস স্কুটি, pleasure+, plezar, प्लेज़र प्लस
  `,
  Vida: `
    vida, veda, bida, ভিডা, ভিদা, বিদা, विडा, विदा, vida ev, ভিডা ইলেকট্রিক, vidha, ভিডা ভি১,
    vida v1, विडा वी1, hero vida
  `,
  Shine: `
    হোন্ডা সাইন, শাইন বাইক, होंडा शाइन, shine bike, saine, shine bs6, শাইনের দাম,
    साइन 125 बाइक
  `,
  Hornet: `
    hornet 160r, hornate, honet, হর্ণেট, हार्नेट
  `,
  SP: `
    sp 125 bike, sp shine 125, এসপি বাইক, एसपी बाइक
  `,
};

/** Words for a sort of vehicle: the first model has to be of it. */
export const spokenTypes = {
  scooter: `
    scooty, scooti, skuti, scooter, scuter, scooters, স্কুটি, স্কুটী, স্কুটার, স্কুটর, स्कूटी,
    स्कुटी, स्कूटर, स्कुटर
  `,
  motorcycle: `
    bike, bikes, byke, motorcycle, motor cycle, motorbike, বাইক, মোটরসাইকেল, মোটর সাইকেল,
    মটরসাইকেল, মোটরবাইক, बाइक, बाईक, मोटरसाइकिल, मोटर साइकिल, मोटरसाईकल
  `,
  electric: `
    electric, electrik, ইলেকট্রিক, ইলেক্ট্রিক, ইলেকট্রিক স্কুটি, इलेक्ट्रिक, इलेक्ट्रिक स्कूटी,
    electric scooty, battery scooty, ব্যাটারি স্কুটি, बैटरी स्कूटी, ev, ইভি, ईवी
  `,
};

/** Names of customers: on the desk hardly one of them may be taken for a model. */
export const customerNames = `
  Das, Sen, Roy, Ray, Rai, Dey, De, Deb, Debi, Dipa, Dipak, Deepa, Saha, Shaha, Sinha, Singh,
  Sona, Sain, Shyam, Soma, Paul, Pal, Palit, Barman, Burman, Biswas, Bose, Basu, Bikash,
  Bikram, Bijoy, Biman, Bina, Bipul, Bera, Bag, Bhatt, Bhakta, Bibi, Bidhan, Bithi, Beauty,
  Ghosh, Guha, Gupta, Ghatak, Gopal, Gurung, Chhetri, Chettri, Tamang, Thapa, Lama, Lepcha,
  Sherpa, Subba, Rana, Pradhan, Limbu, Haranath, Harnath, Haren, Hari, Harun, Hasina, Hena,
  Hema, Himel, Nath, Nandi, Naskar, Nitu, Nisha, Niva, Nabin, Neha, Neeta, Karim, Kazi, Kakoli,
  Kabita, Kuntal, Kiran, Karmakar, Khan, Khatun, Krishna, Kalpana, Kartik, Kusum, Ketaki,
  Mondal, Mandal, Maity, Mitra, Mita, Mou, Mahato, Majumdar, Malakar, Manik, Manas, Masud,
  Mukherjee, Banerjee, Chatterjee, Pramanik, Prasad, Priya, Puja, Pinki, Piyali, Parveen,
  Partha, Poddar, Prakash, Plabon, Sarkar, Sarma, Sharma, Shil, Sil, Subhash, Sumit, Suman,
  Supriya, Superna, Suparna, Sujoy, Sujan, Sukumar, Sunita, Sandip, Saikat, Saiful, Salma,
  Sabina, Alam, Ali, Ansari, Ahmed, Akash, Akter, Akhtar, Aktar, Amit, Anil, Arun, Asha, Ashok,
  Avik, Abir, Abhi, Aditya, Ajoy, Verma, Varma, Vidya, Vijay, Vimal, Veda, Vivek, Yadav, Yusuf,
  Zakir, Zara, Zeenat, Jhuma, Juma, Jayanta, Joy, Jena, Lila, Lipi, Liton, Laboni, Lata, Labu,
  Tapas, Tapan, Tania, Tarun, Tithi, Tuli, Uma, Urmi, Uttam, Oraon, Ekka, Minz, Xess, দাস, সেন,
  রায়, দে, দেও, দেব, দেবী, দীপা, দীপক, সাহা, সিংহ, সিং, সোনা, শ্যাম, সোমা, পাল, পালিত, বর্মন,
  বিশ্বাস, বসু, বিকাশ, বিজয়, বিমান, বীণা, বেরা, বিবি, বিধান, ঘোষ, গুহ, গুপ্ত, গুরুং, ছেত্রী,
  তামাং, থাপা, লামা, শেরপা, সুব্বা, রানা, প্রধান, হরনাথ, হরেন, হরি, হারুন, হাসিনা, হেনা, হিমেল,
  নাথ, নন্দী, নস্কর, নিশা, নবীন, নেহা, করিম, কাজী, কাকলি, কবিতা, কুন্তল, কর্মকার, খান, খাতুন,
  কৃষ্ণা, কল্পনা, কার্তিক, মণ্ডল, মাইতি, মিত্র, মাহাতো, মানিক, মানস, মুখার্জি, প্রামাণিক,
  প্রসাদ, প্রিয়া, পূজা, পারভীন, পার্থ, প্রকাশ, প্লাবন, সরকার, শর্মা, শীল, সুমিত, সুমন,
  সুপ্রিয়া, সুপর্ণা, সুজয়, সুনীতা, সন্দীপ, সৈকত, সাইফুল, সালমা, আলম, আলি, আহমেদ, আকাশ, আখতার,
  আক্তার, অমিত, অনিল, অরুণ, আশা, অভিক, আবির, অজয়, বিদ্যা, যাদব, জাকির, ঝুমা, জয়ন্ত, জয়,
  লীলা, লিপি, লিটন, লাবনী, লাবু, তাপস, তপন, তানিয়া, উমা, উত্তম, दास, सेन, राय, दे, देव, देवी,
  दीपा, दीपक, साहा, सिंह, सोना, श्याम, पाल, बर्मन, विश्वास, बोस, विकास, विजय, विमल, वीणा, घोष,
  गुप्ता, गुरुंग, तमांग, थापा, लामा, राणा, प्रधान, हरनाथ, हरेन, हरि, नाथ, निशा, नेहा, करीम,
  काज़ी, कविता, कुमार, खान, कृष्णा, मंडल, मित्रा, महतो, प्रसाद, प्रिया, पूजा, प्रकाश, पैरवी,
  सरकार, शर्मा, सुमित, सुमन, सुप्रिया, सुनीता, संदीप, आलम, अली, अहमद, आकाश, अख्तर, अमित, अनिल,
  अरुण, आशा, वर्मा, विद्या, यादव, ज़ाकिर, जूही, जय, लीला, तापस, तानिया, उमा
`;
