// Written by `npm run catalogue` from libs/tools/*; not for editing.
import type { CatalogueWords } from '../../tool-words.ts';

export const words: CatalogueWords = {
  'title-fixer': {"title":"Perbaikan judul","line":"Hingga tiga versi judul yang lolos aturan","keywords":"judul,perbaikan,kepatuhan,pelanggaran,pesan kesalahan,karakter khusus,kata berulang,tulis ulang,AI,listing"},
  'title-analyzer': {"title":"Analisis judul","line":"Menilai judul produk menurut marketplace dan kategori, lengkap dengan alasan pengurangan skor","keywords":"judul,analisis,skor,nilai,kata kunci,kepadatan,panjang,kepatuhan,SEO,karakter"},
  'listing-optimizer': {"title":"Pengoptimal listing","line":"Menilai judul, poin produk, deskripsi, dan istilah pencarian, lalu menunjukkan perbaikannya","keywords":"listing,optimasi,poin produk,deskripsi,istilah pencarian,skor,byte"},
  'keyword-density': {"title":"Cek kepadatan kata kunci","line":"Mengukur seberapa sering kata kunci muncul dalam teks, mana yang kurang dan mana yang berlebihan","keywords":"kata kunci,kepadatan,frekuensi,SEO,jumlah kata,poin produk"},
  'keyword-combiner': {"title":"Penggabung kata kunci","line":"Semua kombinasi dari dua atau tiga grup kata kunci; sejuta pun bisa dilihat, diurutkan, dan disimpan","keywords":"kata kunci,gabung,kombinasi,long tail,frasa,istilah pencarian,iklan,PPC,massal"},
  'case-converter': {"title":"Pengubah huruf besar-kecil","line":"Satu teks dalam enam bentuk huruf sekaligus, masing-masing siap disalin","keywords":"huruf besar,huruf kecil,kapital,judul,kalimat,terbalik,selang-seling,teks,ubah,case"},
  'image-checker': {"title":"Pemeriksa gambar utama","line":"Lihat apa yang membuat gambar utama ditolak: latar putih, porsi produk, ukuran, format. Gambar tetap di browser Anda","keywords":"gambar utama, foto, latar putih, 85 persen, ukuran gambar, JPEG, PNG, WebP"},
  'profit-calculator': {"title":"Kalkulator laba","line":"Berapa sisa harga setelah semua biaya","keywords":"laba,keuntungan,margin,ROI,biaya referral,titik impas,harga,amazon,biaya"},
  'fba-calculator': {"title":"Kalkulator biaya FBA","line":"Biaya FBA dari ukuran, berat, harga, dan tanggal","keywords":"FBA,biaya,pemenuhan,penyimpanan,tingkat ukuran,berat volume,berat tagihan,penarikan,amazon,puncak"},
  'currency-converter': {"title":"Konversi mata uang","line":"Konversi dengan kurs terbaru, lihat trennya, lengkap dengan tanggal dan sumber kurs","keywords":"kurs,mata uang,konversi,valas,dolar,rupiah,euro,yuan,yen,tren"},
  'keyword-researcher': {"title":"Riset kata kunci","line":"Volume, persaingan, pangsa Anda di setiap langkah, dan kata kunci terlewat dari laporan sendiri","keywords":"kata kunci,riset,volume pencarian,persaingan,kesulitan,ekor panjang,CPC"},
  'competitor-analyzer': {"title":"Analisis pesaing","line":"Rentang harga, pangsa, margin, dan celah pesaing dari file Anda sendiri","keywords":"pesaing,kompetitor,ASIN,harga,rating,penjualan,margin,peringkat"},
  'review-analyzer': {"title":"Analisis ulasan","line":"Sentimen, tema, rating dari waktu ke waktu, dan alasan retur dari file Anda sendiri","keywords":"ulasan,sentimen,rating,keluhan,tema,ASIN,suara pelanggan"},
  'design-patent-search': {"title":"Pencarian paten desain","line":"Cari paten desain AS: status, masa berlaku, pemilik, kelas","keywords":"paten desain,cari paten,pelanggaran,nomor paten,pemohon,USPTO,Locarno"},
  'unit-converter': {"title":"Konversi satuan","line":"Panjang, berat, volume, luas, suhu, daya, dan energi, langsung saat mengetik","keywords":"satuan,konversi,inci,sentimeter,pound,pon,kilogram,ounce,galon,fahrenheit,ukuran,berat"},
  'packing-calculator': {"title":"Kalkulator pengepakan","line":"Karton yang pas dan cara menyusunnya","keywords":"pengepakan,karton,kardus,kotak,susunan,berat volumetrik,berat tagihan,ongkos kirim,FBA"},
  'world-clock': {"title":"Jam dunia","line":"Waktu di tempat Anda dan dua belas kota, siang dan malam, waktu musim panas, serta jam kerja bersama","keywords":"zona waktu,waktu dunia,selisih waktu,waktu musim panas,waktu pasifik,jadwal rapat"},
  'amz-seller-calendar': {"title":"Kalender penjual","line":"Hari besar dan promo sepanjang tahun dengan tanggal, hitung mundur, dan persiapan; bisa diekspor ke kalender","keywords":"hari besar,prime day,black friday,cyber monday,natal,hitung mundur,promo,kalender"},
  'reference-table': {"title":"Tabel rujukan","line":"Negara bagian AS, kode negara dan mata uang, ukuran sepatu dan baju, kertas, Incoterms, baterai, sekrup","keywords":"tabel rujukan,singkatan negara bagian,kode negara,kode mata uang,ukuran sepatu,ukuran baju,incoterms,ukuran kertas,jenis baterai,ukuran sekrup"},
  'qr-code-generator': {"title":"Pembuat kode QR","line":"Ubah tautan menjadi kode QR dengan ukuran, warna, dan level pilihan; diuji baca sebelum disimpan","keywords":"kode QR,pembuat QR,kartu sisipan,PNG,SVG,QR massal"},
  'barcode-labels': {"title":"Label barcode","line":"Kode FNSKU, UPC, EAN, ITF-14 dengan digit pemeriksa, dicetak dalam ukuran sebenarnya","keywords":"barcode,label,FNSKU,UPC,EAN,ITF-14,Code 128,digit cek,thermal,kertas label"},
  'restock-planner': {"title":"Perencana restok","line":"Berapa yang dipesan, dan kapan","keywords":"restok,stok pengaman,titik pesan ulang,hari persediaan,stok habis,inventaris FBA,MOQ,karton"},
  'word-frequency-analyzer': {"title":"Analisis frekuensi kata","line":"Lihat sekilas kata dan frasa yang paling sering dipakai dalam teks","keywords":"kata,frekuensi,hitung,kata kunci,frasa,teks,keterbacaan,analisis"},
  'search-term-analyzer': {"title":"Analisis istilah pencarian iklan","line":"Yang perlu distop, ditambah, dan bid-nya","keywords":"iklan,istilah pencarian,laporan istilah pencarian,kata kunci negatif,bid,ACoS,PPC,CPC,sponsored products,boros"},
};
