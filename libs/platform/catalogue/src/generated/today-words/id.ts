// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-analyzer': {"ui":{"today-rule":"Berlaku: batas panjang judul","today-coming":"Segera berlaku: batas panjang judul","today-limit":"{{before}} → {{after}}","today-since":"sejak {{date}}","today-from":"mulai {{date}}"}},
  'currency-converter': {"ui":{"today-pair":"{{base}} → {{target}}","today-rate":"{{rate}}","today-change":"{{change}} dalam sebulan","today-age":"kurs {{date}}"}},
  'amz-seller-calendar': {"ui":{"event-new-year":"Tahun Baru","event-valentines-day":"Hari Valentine","event-easter":"Paskah","event-mothers-day":"Hari Ibu","event-memorial-day":"Memorial Day","event-fathers-day":"Hari Ayah","event-prime-day":"Prime Day","event-independence-day":"Hari Kemerdekaan AS","event-back-to-school":"Kembali ke sekolah","event-labor-day":"Labor Day","event-prime-big-deal-days":"Prime Big Deal Days","event-halloween":"Halloween","event-thanksgiving":"Thanksgiving","event-black-friday":"Black Friday","event-cyber-monday":"Cyber Monday","event-christmas":"Natal","event-lunar-new-year":"Tahun Baru Imlek (pabrik tutup)","event-golden-week":"Golden Week","event-fba-peak":"Biaya musim puncak FBA","event-diwali":"Diwali","event-singles-day":"Singles’ Day (11.11)","event-boxing-day":"Boxing Day","today-next":"Siapkan {{name}}","today-days":"{{count}} hari lagi","today-running":"Sedang berlangsung","today-date":"{{date}}","today-inbound":"Kirim stok untuk {{name}}","today-until":"paling lambat {{date}}"}},
};
