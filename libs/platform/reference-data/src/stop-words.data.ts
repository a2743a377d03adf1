/**
 * Words without information on the subject of a text, in lower case, by language; compiled on 2026-11-21, more German words on 2026-11-30, from the
 * function words (articles, prepositions, conjunctions, pronouns, auxiliaries) that grammars of the languages list.
 * The lists apply together, whatever the language of the text. So an everyday English word with
 * another meaning ("hat", "die", "man", "con") is in none of the other lists. Chinese and Japanese words are split as
 * by a word segmenter, Vietnamese ones are syllables.
 */
export const STOP_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words(`
a an the and or but nor so yet if then than as at by for from in into of off on onto out over to up upon with within
without under above below between among through during before after until while since about against along around
behind beside besides beyond despite except inside like near outside past per toward towards via
i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
herself it its itself they them their theirs themselves one who whom whose which what that this these those
am is are was were be been being do does did doing done have has had having can could may might must shall should
will would cannot not no yes 
i'm you're he's she's it's we're they're i've you've we've they've i'll you'll we'll they'll don't doesn't didn't
isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't haven't hasn't hadn't that's there's here's
what's let's
all any both each every few more most much many other another some such only own same too very just also even ever
never always often again once here there when where why how now because though although however therefore thus
etc eg ie vs`),
  zh: words(`
的 了 着 过 地 得 和 与 及 跟 同 或 而 且 是 在 有 为 以 于 从 到 由 向 对 对于 关于 把 被 让 给 将 使 比 等 等等
我 你 您 他 她 它 们 我们 你们 您的 他们 她们 它们 咱们 自己 大家 谁 什么 哪 哪个 哪些 怎么 怎样 如何 为什么 多少 几
这 那 这个 那个 这些 那些 这里 那里 这样 那样 此 其 其中 其他 其它 之 所 者 一个 一种 一些 一样 每 每个 各 各种 某
不 没 没有 无 非 别 也 都 就 还 又 再 很 更 最 太 非常 十分 比较 已 已经 曾 正在 将要 可 可以 能 能够 会 要 想 应该
需要 必须 如果 若 因为 因此 所以 但 但是 而且 并 并且 以及 或者 还是 虽然 不过 然而 只 只有 只要 无论 即使 除了 除
并不 起来 出来 上 下 里 中 内 外 前 后 时 时候 之后 之前 以上 以下 以后 以前 啊 吗 呢 吧 呀 哦 嘛`),
  'zh-TW': words(`
著 過 與 為 於 從 對 對於 關於 讓 給 將 們 我們 你們 妳 他們 她們 它們 咱們 誰 什麼 哪個 怎麼 怎樣 為什麼 幾 這 這個
那個 這些 這裡 那裡 裡 裏 這樣 那樣 個 一個 一種 種 各種 每個 沒 沒有 無 別 還 還是 後 時 時候 之後 以後 會 應該 必須 因為
但是 並 並且 並不 雖然 不過 只 除了 無論 即使 嗎 吧 能夠 比較 已經 將要 來 起來 出來`),
  ja: words(`
の は が を に で と も へ や か ね よ な ば て た だ ん し さ れ る から まで より など ので のに けど けれど ても でも
です ます でした ました ません である だった する した して しない される された いる いた いて ある あった なる なった
ない なく なかっ たい たら なら ながら こと もの ため なので よう そう ところ とき これ それ あれ どれ ここ そこ あそこ どこ この
その あの どの こんな そんな あんな また そして しかし または および 及び ただし さらに とても もっと すべて 全て 各 他
その他 私 あなた 方 等 的 中 内 上 下 前 後 時 際 場合 について において により による ください 下さい いただく られる
れる せる させる しまう おる おり でき できる`),
  id: words(`
yang dan di ke dari untuk dengan pada dalam oleh sebagai adalah ialah ini itu tersebut atau tetapi tapi namun juga
akan telah sudah sedang masih belum tidak bukan jangan dapat bisa harus ada karena sehingga supaya jika bila
kalau ketika saat saya aku anda kamu kami kita dia ia mereka nya para setiap semua seluruh beberapa banyak lebih
paling sangat sekali hanya saja pun lagi lalu kemudian maka seperti antara tanpa terhadap tentang hingga sampai
secara serta yaitu yakni apa siapa mana bagaimana mengapa kapan`),
  vi: words(`
và của là có cho các những một với được không trong này để khi đến từ người hoặc nhưng thì mà ở tại về trên dưới
bởi vì nên nếu rất cũng đã đang sẽ vẫn còn chỉ ra vào lên xuống lại nào gì đó đây ấy thế như bằng theo giữa
sau trước cùng mỗi mọi nhiều ít hơn nhất quá bạn tôi chúng ta họ anh chị nó mình việc sự cái chiếc`),
  de: words(`
der das dem des ein eine einen einem einer eines und oder aber mit von zu zum zur im auf aus bei nach für
über unter vor durch gegen ohne um bis seit ist sind sein wird werden wurde haben habe kann können nicht kein keine
sich sie er es wir ihr ihre ihren uns euch auch noch nur sehr wie als wenn dass diese dieser dieses diesem diesen
ich mich mir mein meine beim vom sowie damit weil sondern während zwischen jede jeder jedes viele etwas`),
  fr: words(`
le les un une des du de et ou où en au aux avec dans sur sans sous entre vers chez est sont être été avoir
ce cet cette ces il elle ils elles nous vous leur leurs votre vos notre nos ses mes tes qui que quoi dont ne pas
très aussi mais donc si comme tous toute toutes était étaient`),
  es: words(`
el la los las un una unos unas de del al y e o u en por para sobre entre hasta desde es ser está están
fue ha han que qué quien cual su sus tu tus mi mis nuestro nuestra este esta estos estas ese esa esos esas lo le
les se nos nosotros vosotros mí sí muy más pero como cuando donde también no ya`),
  it: words(`
il lo gli i un uno una di del dello della dei degli delle da dal dalla dai in nel nella nei nelle su sul sulla per
tra fra e ed o è sono essere ha hanno che chi cui questo questa questi queste quello quella si ci vi ne più
molto anche ma quando `),
};

/** The words of all lists: they apply together. */
export const ALL_STOP_WORDS: ReadonlySet<string> = new Set(Object.values(STOP_WORDS).flat());

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
