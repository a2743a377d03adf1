// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-analyzer': {"title":"Analisis judul","line":"Menilai judul produk menurut marketplace dan kategori, lengkap dengan alasan pengurangan nilai","keywords":"judul,analisis,skor,nilai,kata kunci,kepadatan,panjang,kepatuhan,SEO,karakter"},
  'fba-calculator': {"title":"Kalkulator biaya FBA","line":"Ukuran dan berat menentukan tingkat, tingkat menentukan biaya","keywords":"FBA,biaya,pemenuhan,penyimpanan,tingkat ukuran,berat volume,berat tagihan,penarikan,amazon,puncak"},
  'unit-converter': {"title":"Konversi satuan","line":"Panjang, berat, volume, luas, suhu, daya, dan energi, langsung saat mengetik","keywords":"satuan,konversi,inci,sentimeter,pound,pon,kilogram,ounce,galon,fahrenheit,ukuran,berat"},
};
