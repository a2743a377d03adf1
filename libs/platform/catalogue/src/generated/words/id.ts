// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-fixer': {"title":"Perbaikan judul","line":"Menemukan pelanggaran aturan judul lalu menulis ulang judul dalam tiga versi yang lolos","keywords":"judul,perbaikan,kepatuhan,pelanggaran,pesan kesalahan,karakter khusus,kata berulang,tulis ulang,AI,listing"},
  'title-analyzer': {"title":"Analisis judul","line":"Menilai judul produk menurut marketplace dan kategori, lengkap dengan alasan pengurangan nilai","keywords":"judul,analisis,skor,nilai,kata kunci,kepadatan,panjang,kepatuhan,SEO,karakter"},
  'listing-optimizer': {"title":"Pengoptimal listing","line":"Menilai judul, poin produk, deskripsi, dan istilah pencarian, lalu menunjukkan perbaikannya","keywords":"listing,optimasi,poin produk,deskripsi,istilah pencarian,skor,byte"},
  'keyword-density': {"title":"Pemeriksa kepadatan kata kunci","line":"Mengukur seberapa sering kata kunci muncul dalam teks, mana yang kurang dan mana yang berlebihan","keywords":"kata kunci,kepadatan,frekuensi,SEO,jumlah kata,poin produk"},
  'keyword-combiner': {"title":"Penggabung kata kunci","line":"Semua kombinasi dari dua atau tiga grup kata kunci; sejuta pun bisa dilihat, diurutkan, dan disimpan","keywords":"kata kunci,gabung,kombinasi,long tail,frasa,istilah pencarian,iklan,PPC,massal"},
  'case-converter': {"title":"Pengubah huruf besar-kecil","line":"Satu teks dalam enam bentuk huruf sekaligus, masing-masing siap disalin","keywords":"huruf besar,huruf kecil,kapital,judul,kalimat,terbalik,selang-seling,teks,ubah,case"},
  'profit-calculator': {"title":"Kalkulator laba","line":"Berapa sisa harga setelah semua biaya","keywords":"laba,margin,ROI,biaya referral,titik impas,harga,amazon,biaya"},
  'fba-calculator': {"title":"Kalkulator biaya FBA","line":"Ukuran dan berat menentukan tingkat, tingkat menentukan biaya","keywords":"FBA,biaya,pemenuhan,penyimpanan,tingkat ukuran,berat volume,berat tagihan,penarikan,amazon,puncak"},
  'currency-converter': {"title":"Konversi mata uang","line":"Konversi dengan kurs terbaru, lihat trennya, lengkap dengan tanggal dan sumber kurs","keywords":"kurs,mata uang,konversi,valas,dolar,rupiah,euro,yuan,yen,tren"},
  'keyword-researcher': {"title":"Riset kata kunci","line":"Ide kata kunci dari satu kata benih, dengan volume, persaingan, dan kesulitan (data contoh)","keywords":"kata kunci,riset,volume pencarian,persaingan,kesulitan,ekor panjang,CPC"},
  'competitor-analyzer': {"title":"Analisis pesaing","line":"Membandingkan harga, rating, penjualan, dan margin pesaing suatu ASIN (data contoh)","keywords":"pesaing,kompetitor,ASIN,harga,rating,penjualan,margin,peringkat"},
  'review-analyzer': {"title":"Analisis ulasan","line":"Merangkum sentimen, tema, kelebihan, dan kekurangan ulasan suatu ASIN (data contoh)","keywords":"ulasan,sentimen,rating,keluhan,tema,ASIN,suara pelanggan"},
  'design-patent-search': {"title":"Pencarian paten desain","line":"Cari paten desain menurut kata kunci, nomor, atau pemohon (data contoh)","keywords":"paten desain,cari paten,pelanggaran,nomor paten,pemohon,USPTO,Locarno"},
  'unit-converter': {"title":"Konversi satuan","line":"Panjang, berat, volume, luas, suhu, daya, dan energi, langsung saat mengetik","keywords":"satuan,konversi,inci,sentimeter,pound,pon,kilogram,ounce,galon,fahrenheit,ukuran,berat"},
  'packing-calculator': {"title":"Kalkulator pengepakan","line":"Menemukan karton untuk produk Anda dan cara menyusunnya, sesuai batas ukuran dan berat","keywords":"pengepakan,karton,kotak,susunan,berat volumetrik,berat tagihan,ongkos kirim,FBA"},
  'world-clock': {"title":"Jam dunia","line":"Waktu di tempat Anda dan dua belas kota, siang dan malam, waktu musim panas, serta jam kerja bersama","keywords":"zona waktu,waktu dunia,selisih waktu,waktu musim panas,waktu pasifik,jadwal rapat"},
  'amz-seller-calendar': {"title":"Kalender penjual","line":"Hari besar dan promo sepanjang tahun dengan tanggal, hitung mundur, dan persiapan, juga sebagai file kalender","keywords":"hari besar,prime day,black friday,cyber monday,natal,hitung mundur,promo,kalender"},
  'reference-table': {"title":"Tabel rujukan","line":"Negara bagian AS, kode negara dan mata uang, ukuran sepatu dan baju, kertas, Incoterms, baterai, sekrup","keywords":"tabel rujukan,singkatan negara bagian,kode negara,kode mata uang,ukuran sepatu,ukuran baju,incoterms,ukuran kertas,jenis baterai,ukuran sekrup"},
  'qr-code-generator': {"title":"Pembuat kode QR","line":"Ubah alamat menjadi kode QR dengan ukuran, warna, dan level pilihan, dibaca ulang sebelum disimpan","keywords":"kode QR,pembuat QR,kartu sisipan,PNG,SVG,QR massal"},
  'word-frequency-analyzer': {"title":"Analisis frekuensi kata","line":"Kata dan frasa yang paling sering dipakai dalam teks, sekilas pandang","keywords":"kata,frekuensi,hitung,kata kunci,frasa,teks,keterbacaan,analisis"},
};
