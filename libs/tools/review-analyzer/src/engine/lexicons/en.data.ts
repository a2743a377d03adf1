import type { LexiconData } from '../lexicon.ts';

/** English words of praise and blame in product reviews. Origin and format: `lexicons/README.md`. */
export const LEXICON: LexiconData = {
  language: 'en',
  checkedOn: '2026-11-28',
  strongPositive: `
    amazing awesome beloved best blissful brilliant breathtaking delighted delightful ecstatic excellent exceptional
    exquisite extraordinary fabulous fantastic fave favorite favourite flawless gem genius glorious goat godsend
    gorgeous heavenly immaculate impeccable incomparable incredible invaluable irresistible kudos lifesaver lifesaving
    love magical magnificent marvellous marvelous masterpiece matchless miracle miraculous mindblowing outstanding
    overjoyed peerless perfect perfection phenomenal priceless remarkable sensational spectacular splendid stellar
    stunning stunner sublime superb superior superlative supreme terrific thrilled top-notch treasure unbeatable
    unrivaled unrivalled unsurpassed wonderful wonder wow yay divine dreamy epic gamechanger game-changer holy-grail
    jackpot must-have obsessed rocks saviour savior smitten standout superstar winner world-class first-class
    first-rate five-star second-to-none bulletproof`,
  positive: `
    accessible accommodating accurate achieve adaptable adequate adjustable admire admirable adorable adore advantage
    advantageous aesthetic affable affection affordable affordability agile agreeable airtight airy alluring amusing
    ample amply apt appealing appetizing applaud appreciate appreciation appreciative approve approval aromatic artful
    attentive attractive authentic awe balanced bargain beaut beautiful beautify beauty beneficial benefit better
    bonus bold bounce bouncy bravo breathable breeze breezy bright brighten brightness brisk budget-friendly buttery
    calm capable captivating care catchy celebrate charm cheap-and-cheerful cheerful cheery cherish chic
    child-friendly chuffed clarity classic classy clean cleaner clear clever coherent comfort comfortable comfy
    commend commendable compact compatible compelling competent competitive complement compliment comprehensive
    concise confident congrats congratulations considerate consistent content convenience convenient convinced
    cooperative correct cosy courteous cozy crafted crave creamy creative crisp crispy crunchy cuddly cushioned
    cushiony cushy cute dandy dapper darling dazzling decent dedicated delicate delicious dependable deserve desirable
    detailed devoted dexterous diligent discount discreet distinctive durable durability dreamlike eager early ease
    easier easiest easily easy-going easygoing eco-friendly economical effective effectiveness efficient efficiency
    effortless elegance elegant elevate enchanting encourage endearing endorse energetic energize engaging enhance
    enhancement enjoy enjoyable enjoyment enriching enthusiastic entertaining ergonomic essential esteem ethical
    exactly exceed excels exciting expert eye-catching fair fairly-priced faithful fancy fascinate fashionable fast
    faster fault-free feather-light fine finest fit-for-purpose flattering flavorful flavourful flexible fluffy flush
    foolproof forgiving fragrant fresh freshness friendly fruity fun functional fun-loving generous gentle gently
    genuine giftable glad glamorous gleaming glossy glow good goodness graceful gracious grand grateful gratifying
    great greatest gripping grippy groovy guarantee handily handsome happier happiest happily hard-wearing hardwearing
    hassle-free healthy healthier heartwarming heavy-duty helpful helps high-end high-grade high-quality hilarious
    honest hooked hooray humble hygienic ideal illuminate imaginative immersive impress impressive improve improvement
    inexpensive informative ingenious innovative inspire instantly insulated intact intelligent interactive
    interesting intrigued intuitive inventive inviting invigorating jolly joy joyful joyous juicy keeper keen
    kid-friendly kind kindness laud leakproof leak-proof legit legitimate liberating lightweight likable likeable
    lively long-lasting longlasting lasts long-life loyal luck lucky luminous luscious lush lustrous luxe
    luxurious luxury machine-washable magic maneuverable masterful mature meaningful melodious memorable merry
    mesmerizing meticulous mighty mint modern moist moisturized motivating neat nice nicer nifty nimble nippy
    no-brainer no-nonsense non-slip nonslip nonstick nourished noteworthy nostalgic nutritious odorless odourless
    oomph optimal organized overdelivered painless palatable pampered passion patient peaceful perk perky pet-friendly
    phenom pillowy plausible playful pleasant pleased pleasurable pleasure plentiful plump plus plush polished polite
    portable positive posh potent powerful practical praise precious precise precision prefer preferable premium
    presentable prestige pretty prettiest prize pro productive professional proficient progress prompt proper
    protective proud prudent punchy punctual purr quality quick quicker quiet quieter quirky radiant rapid rave
    ravishing realistic reasonable reasonably reassured rechargeable recommend recommendation refined refresh
    refreshingly regal rejoice relaxed reliability reliable reliably relief relieve relish remedy renewed rescue
    resilient resistant resolved resourceful respectful responsive restful restored rewarding rich robust romantic
    roomy rugged rust-free safe safety satisfaction satisfactory satisfied savings savor scented scratch-resistant
    scrumptious seamless secure self-explanatory sensible serene serviceable sexy shapely sharp shine shiny
    shock-proof shockproof showstopper silent silky simple simpler simplest simplicity simplify sincere skillful
    skilled sleek slick slim smart smarter smell-free smile smooth smoother smoothness snappy snazzy snug soft softer
    softest softness soft-touch solid solution solved soothe sophisticated soundproof spacious sparkle sparkly speedy
    spill-proof spot-on spotless springy stable stackable stain-resistant state-of-the-art steady steadfast sterling
    stout straightforward stoked streamlined strength strengthen strong stronger strongest sturdier sturdy stylish
    suave substantial success succeed successful suitable suited sumptuous super supple support supportive surpass
    sustainable swank swanky sweet swift swish tailor-made talented tangle-free tasteful tasty tempting tender
    thankful thoughtful thrifty thrive tidy timeless timely timesaver time-saver tip-top tolerant tough toughest
    traditional tranquil transform transparent trendy trouble-free true-to-size trust trustworthy truthful turbo
    unbreakable understanding undisputed unforgettable uncomplicated unique unobtrusive unscathed untangled upbeat
    upgrade uplifting upscale useable useful user-friendly valuable value-for-money velvety versatile versatility
    vibrant victorious victory vintage vivid washable water-resistant watertight waterproof weatherproof welcome
    well-balanced well-built well-constructed well-designed well-fitting well-made well-packaged well-packed
    well-priced well-thought-out well-written whimsical wholesome whopping willing windproof wise witty worked
    workable worry-free worth worthwhile worthy wrinkle-free yummy zen zest zingy zippy ace addictive addicted banger
    belter brill comfier comfiest comfortably cosiest cozier corker cracker cuter cutest fab loveliest nicest prettier
    sharper sharpest silkier sooner speedier steadier sturdiness sturdiest tastier tastiest tidier tougher warmest`,
  negative: `
    abandon abnormal abrasive abrupt absent absurd abuse ache adverse afraid aggravating aggressive agitated alarm
    alas allergic ambiguous annoy annoyance anxious apologize apologies appalled argue arrogant artificial ashamed
    asymmetrical avoid awkward bad badly baffled baggy battered beaten bended bent bitter bland bleach bleed blemish
    blister bloated block blotchy blunder blunt blur blurry bogus bore bother bothersome bottleneck breakable breakage
    breakdown break brittle broke broken bruised bubbly bubbled buckle buggy bulky bump bumpy burden burn burnt burst
    busted caution cancel cancelled careless challenging chaos chaotic cheaply cheaply-made chemical chewed chip choke
    chunky claustrophobic clash clogged clumsy clunk clunky clutter coarse cold-hearted collapse complain complaint
    complicated compromise concern condescending confuse confusion contaminated convoluted corroded corrosion
    cost-cutting costly counterfeit counterproductive crack cramped cranky crap-shoot crash creak creaky crease creepy
    crinkled cripple criticism crooked crumble crumple crush cumbersome curled cut-corners cynical damage damp danger
    darn dead dearth deceive decay declined decrepit defect defective deficient deficiency deflate deform degrade
    delaminate delay demoralizing dent depressing deteriorate detach deterrent devoid difficult difficulty dim
    diminish dingy dirt dirty disadvantage disagree disagreeable disappear disappoint disappointingly disappointment
    disapprove discard discolor discolour discoloration discomfort disconnect discontent discontinued discourage
    dishonest disinterested disintegrate dislike dislocated dismal disorganized displeased dispose disproportionate
    disrespect disrespectful disrupt dissatisfied dissatisfaction dissolve distort distract distress distrust disturb
    ditch dodgy doubt doubtful downfall downgrade downhill downside drab drafty drain drawback dread dreary dried-out
    drip drool droopy drop-outs dubious dull dumb dump dupe dust dusty dysfunctional ear-splitting eerie effortful
    embarrassed endless enraged error escalate evaporate exaggerate exasperating excess excessive exhausting expire
    explode exploit fade fail failure fake fall-apart falls false far-fetched fatal fatigue fault faulty fed-up feeble
    fell fiasco fiddly fidgety filthy finicky fishy fizzled flake flaky flammable flaw flickering flimsy flimsier
    flip-flop flop floppy fluctuate foggy foolish forced forgot forget fracture fragile fragility frail fray freeze
    froze frozen frightening frown frustrate frustration fumes fuss fussy fuzz fuzzy gap garish gaudy gimmick gimmicky
    glare glitch glitchy gloomy glued goofy gouge grainy greasy grim grimy grind gritty gross grouchy grumble gunk
    gunky hacked haphazard hard-to-use hardship harm harmful harsh hassle haywire hazard hazardous headache
    heartbroken heavier hefty hesitant hesitate hiccup hinder hiss holes hollow hopeless hostile hot-mess humid
    humiliating hurdle hurt icky ignorant ignore ill ill-fitting illegible illogical imbalance immature impaired
    impatient imperfect imperfection impersonal impolite impossible impractical imprecise improper inability
    inaccessible inaccurate inaccuracy inadequate inappropriate incoherent incompatible incompetent incomplete
    inconsistent inconvenience inconvenient incorrect indifferent ineffective inefficient inept inexcusable
    inexperienced infected inferior inflamed inflexible infuriate inhibit injure injury insecure insensitive insipid
    instability insufficient insult interfere interference intermittent interrupted intolerable intrusive invalid
    irksome irregular irritable irritant irritate irritation issue itch itchy jagged jam jarring jerky jiggly jittery
    junky kink knot lack lackluster lacklustre lag laggy lame late lazy leak leakage leaky letdown liar lie lied
    lifeless limitation limited limp lint listless loathe locked loose loosen lose loss lost louder lousy
    lower-quality lukewarm lump lumpy lurching mad malfunction mangled marred mediocre melt mess messy mildew
    misaligned misbehave mischief misfit misfire mishap mislabeled mislabelled mislead misled mismatch misprint
    misrepresent misrepresentation miss mistake mistaken misunderstanding mold moldy monotonous moody mould mouldy
    muddy muffled murky mushy muted nag naive nasty nausea nauseous neglect nerve-wracking nerves nick nightmarish
    nitpick noise noisier noisy nonfunctional nonsense nope nuisance numb obnoxious obscure obsolete obstacle odd
    oddly odor odour offend offensive off-center off-putting oily ominous oops opaque outage outdated outraged
    overblown overcharge overhyped overheat overpriced overrated overlook oversized overwhelm pain painful pale panic
    parched patchy peel peeved pesky pet-peeve pierced pilling pinch pitiful pity plasticky plasticy poky pointless
    poke pop-off poor poorer poorly-made poor-quality preposterous pretend pricey pricy prickly problem problematic
    prone punctured puny puzzled questionable ragged rancid rattle raw refuse regret reject reluctant repulsed resent
    restrictive rickety ridiculous rigid rip rip-off ripoff rotted rotten rough rude ruin rushed rust rusty sad sadly
    sag saggy sarcastic scalding scam-like scare scary scrape scratch scratchy screech screw-up screwed scruffy scuff
    second-rate seep selfish senseless setback severe shabby shady shaky shallow shame shatter shed shock shoddier
    shoddy short-circuit short-lived shortage shortcoming shortcomings shorted shrank shred shredded shriek shrink
    shrunk shrunken sick sickening skeptical sketchy skimp skimpy skip slack slanted slash slid slip slippery sloppy
    slow slower slowest sluggish slump smashed smear smelly smudge smudgy snag snapped snare soaked soggy sore sorrow
    sorry sour split splinter spoil spoilt spotty squeak squeaky squeal squished stain stale stalled stench stiff
    stiffer stiffness sting stingy stolen stranded streaks streaky stress stressful struggle stubborn stuck stuffy
    stupid substandard sub-par subpar suck sucky suffer suffocating sulk superficial surcharge suspect suspicious
    swollen tacky tamper tangle tarnish tasteless tattered tear tedious terror thin-skinned threadbare throwaway
    tightness tilt tinny tipsy tipping tiresome tiring tore torn toxic trap tricked tricky trouble troublesome twisted
    ugly unable unacceptable unappealing unattractive unavailable unbalanced unbearable unclean unclear uncomfortable
    uncomfortably undelivered underpowered underwhelmed undesirable uneasy uneven unexplained unfair unfinished unfit
    unflattering unfortunate unfriendly unglued unhappy unhealthy unhelpful unhygienic uninspired unintuitive unlike
    unlucky unnatural unnecessary unneeded unpleasant unprofessional unraveled unreadable unrealistic unreasonable
    unreliable unresolved unresponsive unsafe unsatisfactory unsatisfied unsecure unstable unsteady unsuccessful
    unsuitable unsure untidy untrue unusable unwanted unwearable unwell unwieldy unworkable unworthy upset urgent
    useless vague vain vanish vibration volatile vulnerable warp waste wasteful watered-down waterlogged weak weaken
    weaker weakness wear-and-tear weary weird wilted wimpy wobble wobbly wonky wore worn worried worse worsen wound
    wreck wrinkle wrinkly wrong yank yuck yucky yikes acrid bald bashed beeping binned blaring blinding bowed bricked
    chafe chintzy chucked clammy clatter clumps clumpy conked conned deafening dire droning dropouts dud duller
    dullest extortionate faff flavorless ghosted gibberish grating gummy gutted hype iffy itchier janky kaput knockoff
    lopsided lumpier naff pitted pixelated pungent rash robbery ropey rubs runaround runny shambles shambolic skewed
    smoking squashed steep swearing cursing sticky sweaty thumping tiny undercooked watery whine whiny whirring woeful
    yellowed`,
  strongNegative: `
    abhor abominable abysmal atrocious awful catastrophe catastrophic con-artist crap crappy dangerous deplorable
    despicable despise disaster disastrous disgrace disgraceful disgust dreadful eyesore foul fraud fraudulent furious
    garbage ghastly gruesome hate hideous horrendous horrible horribly horrid horrific horrified hell irate junk lemon
    livid loathsome monstrosity nauseating nightmare obscene outrageous pathetic pathetically poisonous putrid
    repulsive revolting rubbish scam scammer scandalous shite shitty stank stinks stinky stunk swindle terrible
    terribly trash trashy travesty unforgivable unusably vile vomit worst worthless wretched yuk`,
  positivePhrases: `
    as described, as expected, as advertised, as pictured, as promised, as shown, just right,
    what i was looking for, what i needed,
    no complaints, no issues, no problem, no trouble, no fuss, no smell, no leaks, not disappointed, can't go wrong, cannot go wrong, can't complain, cannot complain,
    can't fault, cannot fault, could not be happier, couldn't be happier, couldn't ask for more, couldn't be better, could not ask for more, can't get enough, can't live without, cannot live without, wouldn't be without,
    5 stars, 10/10, ten out of ten, thumbs up, buying again, buy another, bought another, ordered another, ordered two more,
    bought a second, bought two more, ordering more, order again, buy more, more than expected, beyond my expectations, blown away, on point,
    does the job, does the trick, did the trick, does its job, does what it says, holds up, held up, stays put,
    stays in place, stood the test, built to last, on time, ahead of schedule,
    saves time, saved me, saves space, a must, must buy, money well spent, a steal,
    hardly a sound, barely hear, hardly hear, never lets me down, no regrets, not a single complaint, not a scratch, nothing bad to say, nothing to complain about, nothing wrong, looks expensive, made a difference, makes a difference, huge difference, big difference, hit with, big hit, a hit, home run, above and beyond,
    full refund, refunded immediately, replaced it, sent a replacement, free replacement, no questions asked, out of the box, plug and play, fits the bill, cuts through, big fan, huge fan, impressed with, keeps drinks cold, keeps warm, keeps me warm, kept us warm, brand new, still looks, in five minutes, in ten minutes, in two minutes, in minutes, within minutes, in no time, a matter of minutes, in under an hour, in an hour, charges fully, whole weekend, the whole day, the whole week, a whole week, all week, for days, days on a single, for hours, cheaper than, half the price, less than half, step by step, right away, without a hitch, without any problem, without problems, without issues, without a hassle, no hassle, works as, does its thing, matches the description, matches the photo, matches the picture, same as the photo, same as the picture, exactly as, identical to, next day, in one day, in two days, within a day, not loud, doesn't smell, does not smell, doesn't leak, does not leak, doesn't slip, does not slip, doesn't pinch, doesn't scratch, won't regret, don't regret, do not regret, did not regret, got a new one, sent me a new, sent a new one, sent another, sent me another, no need to, no need for, no more, no longer need, never had a, not only, couldn't believe how,
    can't say enough, cannot say enough, can't recommend it enough, can't recommend enough, can't recommend this enough, cannot recommend it enough, can't be beat, couldn't fault, could not fault, hard to beat, hard to fault, won me over, gets the job done, got the job done, what it's supposed to, what it is supposed to, what it should, keeping it, keeping them, my go to,
    wish i'd bought, wish i had bought, wish i bought, wish i'd found, wish i had found, wish i'd ordered, should have bought, should've bought, bought three, bought more, getting another, second one i, third one, second pair, third pair, never going back, won't go back, look no further, hasn't put it down, haven't put it down, can't put it down, won't take it off, takes it everywhere, use it all the time, use it constantly, couldn't live, chef's kiss,
    not a single problem, not a single issue, not one problem, not one issue, zero problems, zero issues, zero complaints, no drama, never had any, never had an issue, never had a problem, never failed, never disappoints, without a problem, without an issue, without any argument, without any fuss, without fail, still running, still holding, still fits, still as, still going, still use it, years now, takes a beating, big enough, large enough, long enough, light enough, wide enough, loud enough, thick enough, deep enough, more than enough, plenty of room, plenty of space, plenty of power, lots of room, lots of space, enough room, enough space, holds a lot, holds more, holds way more, holds everything, holds all, fits everything, fits all, fits well, fits just, fits my, second skin, forget i'm wearing, forget you're wearing, forget they're, forget it's there, can barely feel, hardly feel, don't even feel, doesn't rub, doesn't dig, doesn't move, doesn't wobble, doesn't budge, won't budge, stays on, stays warm, stays cool, stays cold, stays hot, stays dry, stays up, stays where, keeps me dry, keeps everything, keeps food, keeps coffee,
    can't hear it, cannot hear it, can't even hear, don't hear, do not hear, no noise, no sound, no rattling, sleep through, sleep with it, no odor, no funny, holds a charge, holds its charge, once a week, once a month, earlier than, ahead of time, arrived the next, arrived the same, same day, in one piece, sorted it, sorted everything, sorted out, made it right, put it right, money back with no, got my money back, refunded me, got back to me, explains everything, piece of cake, child's play, even my grandmother, even my mother, even i, anyone can, in seconds, took seconds, took five minutes, took minutes, took no time, wipes down, no sweat, no tools needed, fraction of the price, fraction of the cost, costs less, break the bank, every cent, every dollar, pays for itself, paid for itself, lot for the money, for little money, bang for, true to life, made my day, told all my friends, told everyone, told my friends, made my life,
    i like, i liked, we like, we liked, really like, really liked, she likes, he likes, they like, kids like, likes it, liked it, likes them, likes this, do like, did like`,
  negativePhrases: `
    don't buy, dont buy, do not waste, don't waste, don't bother, do not bother, stay away, steer clear, buyer beware, beware of, let down,
    came apart, comes apart, came off, comes off, gave up, gave out, gives out, blew up, blows up, died after, died on me, dies after, stopped working, quit working, stopped charging, stopped holding, no longer charges,
    doesn't fit, does not fit, didn't fit, did not fit, won't fit, doesn't stay, won't stay, does not stay, won't turn on, doesn't turn on, won't charge, doesn't charge, does not charge, won't hold, doesn't hold, does not hold, doesn't last, does not last, didn't last, did not last, lasted only, only lasted, lasted two, lasted one, lasted less, nothing like the, not what i expected, not what i ordered, not what it says,
    not included, came without, arrived without, no instructions, no manual, no response, no reply, no answer, never answered, never replied, never responded, never arrived, never came, never showed up, never received, not received, has not arrived, hasn't arrived, still waiting, took forever, takes forever, took weeks, took three weeks, took two weeks, sent it back, send it back, sent back, going back, went back, went straight back, threw it away, threw it out, throw it away, thrown away, had to return, had to throw, want my money back, money back please, asking for a refund, ran away,
    one star, 1 star, zero stars, two stars, thumbs down, hard to assemble, hard to read, hard to open, hard to close, hard to follow, hard to install, hard to put together, impossible to, makes no sense, made no sense, looks used, already used, clearly used, had been opened, already opened, second hand, hot to touch, gets hot, got hot, runs hot, runs small, runs large, runs big, eats batteries, drains fast, drains quickly, out of date, past its date, not even close, leaves a lot to be desired, leaves much to be desired, left a lot to be desired, expected better, expected more, expected something better, wanted to love, wish it, wish they, i wish, could be better, should be better, could have been better, if only, needs improvement, room for improvement, never again, last time i, lesson learned, what a joke, goes flat, won't stick, doesn't stick, did not stick, didn't stick, no suction, lost its shape, loses its shape, lost shape, after one use, after one wash, after first use, after the first wash, after two uses, out of round, bare minimum, high pitched, keeps me awake, woke me up, digs into, cuts into, paper thin, see through, not enough, half empty, half full, out of stock, smaller than expected, bigger than i expected, smaller than pictured, thinner than expected, save your money, keep your money, look elsewhere, buy elsewhere, pass on this, smaller than i, smaller than it, smaller than the picture, smaller than they, smaller than advertised, larger than i expected, thinner than i, thinner than the, shorter than i, shorter than the, heavier than the, darker than, lighter than the photo, not as big, runs tight, runs narrow, barely fits, hardly fits, weighs a ton, can't lift, only in english, only in chinese, only in german, in english only, in chinese only, in pieces, reeks, reek of, smells like, smells of, got green, and got, and received, and they sent, for weeks, three weeks for, two weeks for, does not reply, does not respond, doesn't reply, doesn't respond, don't reply, don't respond, won't refund, won't reply, no refund, no padding, no protection, no charger, no cable, no battery life, up all night, all night long, like a toy, like a tractor, like a jet, came undone, by the third wash, in the first wash, after the second, can't get it, could not get it, couldn't get it, can't read, can't hear, can't see, can't use, unable to,
    quit on me, quit after, quit on us, bit the dust, on its last legs, snapped clean, coming undone, coming unstitched, works loose, wears out, washed out, barely made it, barely survived, didn't survive, did not survive, didn't make it, did not make it, lasted a week, lasted a month, lasted a day, lasted a few, lasted all of, lasted barely, lasted about, lasted maybe, won't last, will not last, wouldn't last, keeps turning, keeps shutting, keeps dropping, keeps cutting, keeps popping, for a doll, takes up half, takes up the whole, takes up all, took up half, barely room, half the size, half of what, less than i, killing me, cuts off, rides up, left marks, leaves marks, leaves a residue, left a mark, moves around,
    left it in, left in the rain, left outside, thrown over, banged up, beat up, no seal, took ages, took a month, took a week, taking ages, weeks to arrive, month to arrive, later than, behind schedule, never turned up, never made it, didn't turn up, did not turn up, get what you pay, what you pay for, for less elsewhere, cheaper elsewhere, found it cheaper, double the price, twice the price, a fortune, arm and a leg, through the nose, might as well, google translate, have to guess, had to guess, left guessing, no idea how, rooms away, wakes the, woke the, wakes up, drowns out, hear it from, hear it across, hear it through, jet engine, corners were cut, catches on, went flat, charging every, charge it every, recharge it every, runs out, ran out, dies in, dies within, dies too, not even an hour, take it back, no one answers, no one replies, no one responded, blames me, won't accept, won't exchange, won't take, own expense, pay for return, pay for the return, on hold,
    took hours, took me hours, took two hours, took three hours, hours to assemble, hours to put, took two people, takes two people, a chore, can't figure, couldn't figure, cannot figure, not the real, not original, nowhere near, used one, someone else's, empty box, save yourself, spare yourself, don't even think, do not even think, think twice, run away, keep away, ended up in, straight in the, straight to the, good for nothing, not fit for, won't be ordering, won't be buying, won't buy, will not buy, won't order, not buying, wouldn't buy, won't touch, wouldn't touch, won't eat, from day one, bait and switch, pile of,
    did not like, do not like, does not like, didn't like, don't like, doesn't like, never liked`,
  neutral: `kind of, sort of, as well as, return policy, nothing special, nothing fancy, not too bad not too good, average, okay i guess, so so, good morning, best before, well water, for no reason, no matter, no idea, i like to, would like to, well then, not yet, haven't tried, haven't used, have not used, have not tried, haven't opened, yet to, not sure yet, no one, not for me to, do not know, don't know, does anyone,
    write home about, on the fence, time will tell, will see how, last week, last month, last year, last night, last one, last time, last christmas, tiny bit, for a short, no longer a, will update, i'll update, best friend`,
  negators: `not no never none neither nor without hardly barely scarcely don't doesn't didn't isn't aren't wasn't weren't won't can't cannot couldn't wouldn't shouldn't haven't hasn't hadn't dont doesnt didnt isnt wasnt wont cant nothing nobody nowhere rarely seldom ain't lacks zero`,
  intensifiers: `very really so extremely incredibly super absolutely totally completely highly truly quite pretty especially insanely utterly way particularly exceptionally ridiculously seriously remarkably much far couldn't-be-more could-not-be-more couldn't-have-been-more could-not-have-been-more vastly noticeably genuinely honestly deeply`,
  diminishers: `slightly somewhat little bit fairly kinda sorta rather mildly partly mostly almost`,
  excess: `too overly`,
  contrasts: `but however yet nevertheless nonetheless unfortunately until sadly and-then only-to`,
  concessions: `although though despite even-though while`,
};
