// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { PartWords } from '../../tool-words.ts';

export const words: PartWords = {
  'title-fixer': {"ui":{"limit":"Judul paling banyak {{limit}} karakter: tempel judulnya untuk ditulis ulang","characters":"Karakter yang tidak diizinkan dalam judul: {{list}}","words":"Kata yang dimaksud pesan: {{list}}","message":"Tempel judulnya untuk ditulis ulang sesuai pesan"}},
  'title-analyzer': {"ui":{"score":"Skor judul {{score}}, {{length}} dari {{max}} karakter","over":"Skor judul {{score}}, {{length}} karakter, {{over}} melebihi batas {{max}}","no-title":"Tidak ada judul untuk dianalisis"}},
  'listing-optimizer': {"ui":{"terms-of":"Sebagai istilah pencarian: {{bytes}} dari {{max}} byte","terms":"Sebagai istilah pencarian: {{bytes}} byte"}},
  'profit-calculator': {"ui":{"margin":"Laba bersih {{net}} per unit, margin {{margin}} (setelah biaya referral {{referral}}, sebelum biaya FBA)","beforeReferral":"Laba {{net}} per unit sebelum biaya referral: kami tidak punya angka ini"}},
  'fba-calculator': {"ui":{"fee":"Biaya fulfillment FBA di {{marketplace}} {{fee}} per unit tanpa penyimpanan, berat tagihan {{weight}} {{unit}}","fee-storage":"Biaya FBA di {{marketplace}} {{fee}} per unit: fulfillment dan 1 bulan penyimpanan, berat tagihan {{weight}} {{unit}}","size":"Berat volumetrik {{weight}} {{unit}}; biaya fulfillment FBA di {{marketplace}} mulai {{fee}}, naik menurut berat","size-storage":"Berat volumetrik {{weight}} {{unit}}; biaya fulfillment FBA di {{marketplace}} + 1 bulan penyimpanan mulai {{fee}}, naik menurut berat","no-fee":"Melebihi ukuran atau berat dalam tabel biaya FBA di {{marketplace}}","at-price":"{{line}}, dengan harga jual {{price}}","other-currency":"{{line}}; harga jual bukan dalam {{currency}} dan tidak dihitung","without-overmax":"{{line}}; belum termasuk biaya penanganan khusus barang melebihi batas: kami tidak punya angkanya"}},
  'currency-converter': {"ui":{"converted":"{{amount}} = {{result}} (kurs {{date}})"}},
  'competitor-analyzer': {"ui":{"asin":"ASIN {{asin}}: bandingkan dengan pesaing"}},
  'review-analyzer': {"ui":{"asin":"ASIN {{asin}}: sentimen dan tema ulasan"}},
  'unit-converter': {"ui":{"converted":"{{value}} {{from}} = {{result}} {{to}}","size":"{{length}} × {{width}} × {{height}} {{to}}"}},
  'packing-calculator': {"ui":{"fit":"{{count}} unit muat dalam satu karton (bagian dalam {{sides}} {{unit}})","none":"Tidak ada yang muat dalam karton {{sides}} {{unit}}"}},
  'world-clock': {"ui":{"yours":"{{time}}, {{day}} di {{place}} = {{otherTime}}, {{otherDay}} waktu Anda","other":"{{time}}, {{day}} di {{place}} = {{otherTime}}, {{otherDay}} di {{other}}"}},
  'amz-seller-calendar': {"ui":{"event":"{{name}}: {{date}} (sisa {{days}} hari)","none":"{{name}}: tidak ada dalam kalender tahun itu","day":"{{date}}: {{days}} hari dari hari ini","day-next":"{{date}}: {{days}} hari dari hari ini; acara berikutnya: {{name}}, {{next}}"}},
  'reference-table': {"ui":{"country":"{{name}}: {{code}}, {{iso3}}, mata uang {{currency}}","state":"{{name}}: singkatan pos {{code}}","currency":"{{name}}: {{code}}, kode angka {{number}}","table":"Tabel dengan {{rows}} baris"}},
  'qr-code-generator': {"ui":{"code":"Kode QR {{modules}} × {{modules}} modul, tahan rusak {{recovers}}"}},
  'barcode-labels': {"ui":{"right":"{{kind}}, digit pemeriksa benar: {{value}}","wrong":"{{kind}}, digit pemeriksa salah: seharusnya {{right}}","added":"{{kind}}, dengan digit pemeriksa: {{value}}","label":"Label {{kind}}: {{value}}"}},
};
