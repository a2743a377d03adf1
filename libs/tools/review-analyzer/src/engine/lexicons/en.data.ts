import type { LexiconData } from '../lexicon.ts';

/** English words of praise and blame in product reviews. Origin and format: `lexicons/README.md`. */
export const LEXICON: LexiconData = {
  language: 'en',
  checkedOn: '2026-11-28',
  strongPositive: `
    amazing amazed awesome beloved best blissful brilliant breathtaking delighted delightful ecstatic excellent
    exceptional exquisite extraordinary fabulous fantastic fave favorite favourite flawless gem genius glorious goat
    godsend gorgeous heavenly immaculate impeccable incomparable incredible invaluable irresistible kudos lifesaver
    lifesaving love lovely magical magnificent marvellous marvelous masterpiece matchless miracle miraculous mindblowing
    outstanding overjoyed peerless perfect perfection phenomenal priceless remarkable sensational spectacular
    spectacularly splendid stellar stunning stunner sublime superb superior superlative supreme terrific thrilled
    top-notch treasure unbeatable unrivaled unrivalled unsurpassed wonderful wonder wow wowed yay divine dreamy epic
    gamechanger game-changer holy-grail jackpot must-have obsessed rocks saviour savior smitten standout superstar
    winner world-class first-class first-rate five-star second-to-none bulletproof`,
  positive: `
    accessible accommodating accurate accurately achieve adaptable adequate adjustable admire admirable adorable adore
    advantage advantageous aesthetic affable affection affordable affordability agile agreeable airtight airy alluring
    amusing ample amply apt appealing appetizing applaud appreciate appreciation appreciative approve approval aromatic
    artful attentive attractive authentic awe balanced bargain beaut beautiful beautify beauty beneficial benefit
    benefits better beauties bonus bold bounce bouncy bravo breathable breeze breezy bright brighten brightness brisk
    budget-friendly buttery calm calming capable captivating care caring catchy celebrate charm charming
    cheap-and-cheerful cheerful cheery cherish chic child-friendly chuffed clarity classic classy clean cleaner cleanly
    clear clever coherent comfort comfortable comfy comforting commend commendable compact compatible compelling
    competent competitive complement compliment compliments complimented comprehensive concise confident congrats
    congratulations considerate consistent consistently content contented convenience convenient convinced cooperative
    correct cosy courteous cozy crafted crave creamy creative crisp crispy crunchy cuddly cushioned cushiony cushy cute
    dandy dapper darling dazzling decent dedicated delicate delicious delight dependable deserve deserving desirable
    detailed devoted dexterous diligent discount discreet distinctive durable durability dreamlike eager early ease
    eased easier easiest easily easy-going easygoing easy eco-friendly economical effective effectively effectiveness
    efficient efficiency effortless effortlessly elegance elegant elevate enchanting encourage encouraging endearing
    endorse energetic energize engaging enhance enhancement enjoy enjoyable enjoyment enriching enthusiastic
    entertaining entertained ergonomic essential esteem ethical exactly exceed exceeded excels excel exciting excited
    expert exquisitely eye-catching fair fairly-priced faithful fancy fascinate fascinating fashionable fast faster
    fault-free fave feather-light fine finest fit-for-purpose flattering flavorful flavourful flexible fluffy flush
    foolproof forgiving fragrant fresh freshness friendly fruity fun functional fun-loving generous generously gentle
    gently genuine giftable glad glamorous gleaming glossy glow glowing good goodness graceful gracious grand grateful
    gratifying great greatest greatly gripping grippy groovy guarantee handily handsome handy happier happiest happily
    happy hard-wearing hardwearing hassle-free healthy healthier heartwarming heavy-duty helpful helps high-end
    high-grade high-quality hilarious honest hooked hooray humble hygienic ideal ideally illuminate imaginative
    immersive impress impressed impressive improve improved improvement inexpensive informative ingenious innovative
    inspire inspiring instantly insulated intact intelligent interactive interesting intrigued intuitive inventive
    inviting invigorating jolly joy joyful joyous juicy keeper keen kid-friendly kind kindness laud leakproof leak-proof
    legit legitimate liberating lightweight likable likeable liked lively long-lasting longlasting lasts long-life loyal
    luck lucky luminous luscious lush lustrous luxe luxurious luxury machine-washable magic maneuverable masterful
    mature meaningful melodious memorable merry mesmerizing meticulous mighty mint modern moist moisturized moisturizing
    motivating neat neatly nice nicely nicer nifty nimble nippy no-brainer no-nonsense non-slip nonslip nonstick
    nourished nourishing noteworthy nostalgic nutritious odorless odourless oomph optimal organized overdelivered
    painless palatable pampered passion patient peaceful perk perky pet-friendly phenom pillowy plausible playful
    pleasant pleased pleasing pleasurable pleasure plentiful plump plus plush pluses polished polite portable positive
    posh potent powerful practical praise precious precise precision prefer preferred preferable premium presentable
    prestige pretty prettiest prize pro productive professional professionally proficient progress prompt promptly
    proper properly pros protective proud prudent punchy punctual purr quality quick quicker quickly quiet quieter
    quietly quirky radiant rapid rave ravishing realistic reasonable reasonably reassured reassuring rechargeable
    recommend recommendation recommended refined refresh refreshing refreshingly regal rejoice relaxed relaxing
    reliability reliable reliably relief relieve relish remedy renewed rescue resilient resistant resolved resourceful
    respectful responsive restful restored rewarding rich richly robust romantic roomy rugged rust-free safe safely
    safety satisfaction satisfactory satisfied satisfy satisfying savings savor scented scratch-resistant scrumptious
    seamless seamlessly secure securely self-explanatory sensible serene serviceable sexy shapely sharp shine shiny
    shock-proof shockproof showstopper silent silently silky simple simpler simplest simplicity simplify sincere
    skillful skilled sleek slick slim smart smarter smell-free smile smiling smooth smoother smoothly smoothness snappy
    snazzy snug snugly soft softer softest softness soft-touch solid solidly solution solved soothe soothing
    sophisticated soundproof spacious sparkle sparkling sparkly speedy spill-proof spot-on spotless springy stable
    stackable stain-resistant state-of-the-art steady steadfast sterling stout straightforward stoked streamlined
    strength strengthen strong stronger strongest sturdier sturdy stylish suave substantial success succeed successful
    successfully suitable suited sumptuous super supple support supportive supremely surpass surpassed sustainable swank
    swanky sweet swift swiftly swish tailor-made talented tangle-free tasteful tastefully tasty tempting tender tenderly
    thankful thankfully thoughtful thoughtfully thrifty thrive tidy timeless timely timesaver time-saver tip-top
    tolerant tough toughest traditional tranquil transform transformed transparent trendy trouble-free true-to-size
    trust trusted trustworthy truthful turbo unbreakable understanding undisputed unforgettable uncomplicated unique
    unobtrusive unscathed untangled upbeat upgrade upgraded uplifting upscale useable useful user-friendly valuable
    value-for-money velvety versatile versatility vibrant victorious victory vintage vivid washable water-resistant
    watertight waterproof weatherproof welcome welcoming well-balanced well-built well-constructed well-designed
    well-fitting well-made well-packaged well-packed well-priced well-thought-out well-written whimsical wholesome
    whopping willing windproof wise witty worked works working workable worry-free worth worthwhile worthy wrinkle-free
    yummy zen zest zingy zippy`,
  negative: `
    abandon abnormal abrasive abrupt absent absurd abuse ache aching adverse afraid aggravating aggravated aggressive
    agitated alarm alarming alas allergic ambiguous annoy annoyance annoyed annoying anxious apologize apologies apology
    appalled argue arrogant artificial ashamed asymmetrical avoid awkward awkwardly ached bad badly baffled baggy
    battered beaten bended bending bent bitter bland bleach bleed blemish blemishes blister blisters bloated block
    blocked blotchy blunder blunt blur blurred blurry bogus bore bored boring bother bothered bothersome bottleneck
    breakable breakage breakdown break breaks brittle broke broken bruised bubbly bubbled buckle buggy bulky bump bumps
    bumpy burden burn burned burning burns burnt burst busted caution cancel cancelled canceled careless challenging
    chaos chaotic cheaply cheaply-made chemical chewed chip chipped chipping choke chunky claustrophobic clash clogged
    clog clumsy clunk clunky clutter cluttered coarse cold-hearted collapse collapsed collapsing complain complained
    complaint complaints complicated complicates compromise compromised concern concerned concerning condescending
    confuse confused confusing confusion contaminated convoluted corroded corrosion corrode cost-cutting costly
    counterfeit counterproductive crack cracked cracking cracks cramped cranky crap-shoot crash crashed crashing creak
    creaking creaky crease creased creepy crinkled cripple criticism crooked crumble crumbled crumbling crumple crumpled
    crush crushed cumbersome curled cut-corners cynical damage damaged damages damp danger darn dead dearth deceive
    deceived decay declined decrepit defect defective defects deficient deficiency deflate deflated deform deformed
    degrade delaminate delay delayed delays demoralizing dent dented dents depressing deteriorate deteriorated detach
    detached deterrent devoid difficult difficulty difficulties dim diminish dingy dirt dirty disadvantage disagree
    disagreeable disappear disappeared disappoint disappointed disappointing disappointingly disappointment disapprove
    discard discolor discolored discolour discoloured discoloration discomfort disconnect disconnects disconnected
    discontent discontinued discourage discouraged dishonest disinterested disintegrate disintegrated dislike disliked
    dislikes dislocated dismal disorganized displeased displeasing dispose disproportionate disrespect disrespectful
    disrupt dissatisfied dissatisfaction dissolve distort distorted distract distracting distress distrust disturb
    disturbing ditch ditched dodgy doubt doubtful downfall downgrade downhill downside downsides drab drafty drain
    drained drains drawback drawbacks dread dreary dried-out drip dripping drips drool droopy drop-outs dubious dull
    dumb dump dupe duped dust dusty dysfunctional ear-splitting eerie effortful embarrassed embarrassing endless enraged
    error errors escalate evaporate exaggerate exaggerated exasperating excess excessive excessively exhausting expire
    expired explode exploded exploit exploited fade faded fades fading fail failed failing fails failure fake faked
    fakes fall-apart falls false falsely far-fetched fatal fatigue fault faults faulty fed-up feeble fell fiasco fiddly
    fidgety filthy finicky fishy fizzled flake flaked flakes flaking flaky flammable flaw flawed flaws flickering
    flicker flickers flimsy flimsier flip-flop flop flopped floppy fluctuate foggy foolish forced forgot forget fracture
    fractured fragile fragility frail fray frayed fraying freeze freezes freezing froze frozen frightening frown
    frustrate frustrated frustrating frustration fumes fuss fussy fuzz fuzzy gap gaps garish gaudy gimmick gimmicky
    glare glitch glitches glitchy gloomy glued goofy gouge gouged grainy greasy grim grime grimy grind grinding gritty
    gross grouchy grumble gunk gunky hacked haphazard hard-to-use hardship harm harmful harsh hassle hassles haywire
    hazard hazardous headache headaches heartbroken heavier hefty hesitant hesitate hiccup hinder hiss holes hollow
    hopeless hostile hot-mess humid humiliating hurdle hurt hurting hurts icky ignorant ignore ignored ill ill-fitting
    illegible illogical imbalance immature impaired impatient imperfect imperfection imperfections impersonal impolite
    impossible impractical imprecise improper improperly inability inaccessible inaccurate inaccuracy inadequate
    inappropriate incoherent incompatible incompetent incomplete inconsistent inconvenience inconvenient inconvenienced
    incorrect incorrectly indifferent ineffective inefficient inept inexcusable inexperienced infected inferior inflamed
    inflexible infuriate infuriating inhibit injure injured injury insecure insensitive insipid instability insufficient
    insult insulting interfere interference intermittent intermittently interrupted intolerable intrusive invalid
    irksome irregular irritable irritant irritate irritated irritating irritation issue issues itch itching itchy jagged
    jam jammed jamming jams jarring jerky jiggly jittery junky kink kinked knot knotted lack lacked lacking lackluster
    lacklustre lag lagging laggy lags lame late lazy leak leakage leaked leaking leaks leaky letdown liar lie lied lies
    lifeless limitation limited limp lint listless loathe locked loose loosely loosen loosened lose loses losing loss
    lost louder lousy lower-quality lukewarm lump lumps lumpy lurching mad malfunction malfunctioned malfunctioning
    malfunctions mangled marred mediocre melt melted melting mess messed messy mildew misaligned misbehave mischief
    misfit misfire mishap mislabeled mislabelled mislead misleading misled mismatch mismatched misprint misrepresent
    misrepresented misrepresentation miss missed missing mistake mistaken mistakes misunderstanding mold moldy
    monotonous moody mould mouldy muddy muffled murky mushy muted nag naive nasty nausea nauseous neglect neglected
    nerve-wracking nerves nick nicked nightmarish nitpick noise noisier noisy nonfunctional nonsense nope nuisance numb
    obnoxious obscure obsolete obstacle odd oddly odor odour offend offensive off-center off-putting oily ominous oops
    opaque outage outdated outraged overblown overcharge overcharged overhyped overheat overheated overheating overheats
    overpriced overrated overlook oversized overwhelm overwhelming pain painful painfully pale panic parched patchy peel
    peeled peeling peels peeved pesky pet-peeve pierced pilling pinch pinched pinches pinching pitiful pity plasticky
    plasticy poky pointless poke poked pop-off poor poorer poorly-made poor-quality poorly preposterous pretend pricey
    pricy prickly problem problematic problems prone punctured puncture puny puzzled puzzling questionable ragged rancid
    rattle rattles rattling raw refuse refused refuses regret regrets regretted reject rejected reluctant reluctantly
    repulsed resent resented restrictive rickety ridiculous rigid rip ripped ripping rips rip-off ripoff rotted rotten
    rough rude ruin ruined ruins rushed rust rusted rusting rusty sad sadly sag sagged sagging sags saggy sarcastic
    scalding scam-like scare scared scary scrape scraped scratch scratched scratches scratching scratchy screech
    screw-up screwed scruffy scuff scuffed second-rate seep selfish senseless setback severe severely shabby shady shaky
    shallow shame shatter shattered shattering shed shedding sheds shock shocking shoddier shoddy short-circuit
    short-lived shortage shortcoming shortcomings shorted shrank shred shredded shriek shrink shrinks shrunk shrunken
    sick sickening sickly skeptical sketchy skimp skimpy skip skips slack slanted slash slid slip slipped slipping
    slippery slips sloppy slow slower slowest slowly sluggish slump smashed smear smeared smelly smudge smudged smudges
    smudgy snag snags snapped snare soaked soaking soggy sore sorrow sorry sour split splits splitting splinter
    splinters spoil spoiled spoilt spotty squeak squeaks squeaky squeaking squeal squished stain stained stains stale
    stalled stench stiff stiffer stiffness sting stings stinging stingy stolen stranded streaks streaky stress stressed
    stressful struggle struggled struggles struggling stubborn stuck stuffy stupid substandard sub-par subpar suck
    sucked sucks sucky suffer suffered suffers suffocating sulk superficial surcharge suspect suspicious swollen tacky
    tamper tampered tangle tangled tangles tarnish tarnished tasteless tattered tear tearing tears tedious terror
    thin-skinned threadbare throwaway tightness tilt tilted tinny tipsy tipping tiresome tiring tore torn toxic trap
    tricked tricky trouble troubled troubles troublesome troubling twisted ugly unable unacceptable unappealing
    unattractive unavailable unbalanced unbearable unclean unclear uncomfortable uncomfortably undelivered underpowered
    underwhelmed underwhelming undesirable uneasy uneven unevenly unexplained unfair unfinished unfit unflattering
    unfortunate unfortunately unfriendly unglued unhappy unhappily unhealthy unhelpful unhygienic uninspired unintuitive
    unlike unlikely unlucky unnatural unnecessary unneeded unpleasant unprofessional unraveled unravel unraveling
    unreadable unrealistic unreasonable unreliable unresolved unresponsive unsafe unsatisfactory unsatisfied
    unsatisfying unsecure unstable unsteady unsuccessful unsuitable unsure untidy untrue unusable unwanted unwearable
    unwell unwieldy unworkable unworthy upset upsetting urgent useless vague vain vanish vanished vibration volatile
    vulnerable warp warped warps warping waste wasted wasteful watered-down waterlogged weak weaken weakens weaker
    weakness wear-and-tear weary weird weirdly wilted wimpy wobble wobbled wobbles wobbling wobbly wonky wore worn
    worried worries worry worrying worse worsen wound wreck wrecked wrinkle wrinkled wrinkles wrinkly wrong wrongly yank
    yuck yucky yikes`,
  strongNegative: `
    abhor abominable abysmal appalling atrocious awful awfully catastrophe catastrophic con-artist crap crappy dangerous
    deplorable despicable despise despised disaster disastrous disgrace disgraceful disgust disgusted disgusting
    dreadful eyesore foul fraud fraudulent furious garbage ghastly gruesome hate hated hates hideous horrendous horrible
    horribly horrid horrific horrified hell infuriated irate junk lemon livid loathsome monstrosity nauseating nightmare
    obscene outrageous pathetic pathetically poisonous putrid repulsive revolting rubbish scam scammed scammer scammers
    scandalous shite shitty stank stinks stink stinking stinky stunk swindle terrible terribly trash trashed trashy
    travesty unforgivable unusably vile vomit worst worthless wretched yuk`,
  positivePhrases: `
    as described, as expected, as advertised, as pictured, as promised, as shown, just right, spot on, exactly what i needed, exactly what i wanted, just what i needed,
    what i was looking for, what i needed, well worth, worth every penny, worth the money, worth the price, worth it, good value, great value, value for money, bang for the buck,
    bang for your buck, no complaints, no issues, no problem, no problems, no trouble, no fuss, no smell, no leaks, not disappointed, can't go wrong, cannot go wrong, can't complain, cannot complain,
    can't fault, cannot fault, could not be happier, couldn't be happier, couldn't ask for more, couldn't be better, could not ask for more, can't get enough, can't live without, cannot live without, wouldn't be without,
    five stars, 5 stars, 10/10, ten out of ten, two thumbs up, thumbs up, highly recommend, would buy again, will buy again, buying again, buy another, bought another, ordered another, ordered two more,
    bought a second, bought two more, ordering more, order again, buy more, more than happy, more than expected, better than expected, exceeded expectations, exceeded my expectations, beyond my expectations, blown away, on point,
    does the job, does the trick, did the trick, does its job, does what it says, works like a charm, works a treat, like a dream, like new, like a glove, like a champ, going strong, holds up, held up, holding up, stays put,
    stays in place, stood the test, built to last, easy to use, easy to clean, easy to assemble, easy to install, easy to set up, easy to put together, easy to follow, easy to understand, on time, right on time, ahead of schedule, a day early, earlier than expected, earlier than promised,
    saves time, saved me, saves me, saves space, looks like new, still works, still working, still looks new, still like new, sounds great, looks great, feels great, looks nice, smells good, smells nice, smells great, fits perfectly, fits great, fits nicely, true to size, hours of fun, a must, must have, must buy, good buy, great buy, best buy, money well spent, good deal, great deal, what a steal, such a steal, a steal, worth a try, top quality, top notch, high quality, good quality, well made, well built, well packed, well packaged,
    well thought out, well designed, hardly a sound, barely hear, can barely hear, hardly hear, never lets me down, never let me down, no regrets, not a single complaint, not a scratch, nothing bad to say, nothing to complain about, nothing wrong, keeps its shape, kept its shape, a joy to use, pleasure to use, looks expensive, made a difference, makes a difference, huge difference, big difference, love it, hit with, big hit, a hit, home run, went above and beyond, above and beyond,
    full refund, refunded immediately, quick reply, replied quickly, replaced it, sent a replacement, free replacement, great service, no questions asked, second to none, out of the box, plug and play, hassle free, fast shipping, fast delivery, fits the bill, cuts through, glad i bought, glad i got, so happy, could not be more pleased, pleasantly surprised, nice surprise, big fan, huge fan, impressed with, keeps drinks cold, keeps warm, keeps me warm, kept us warm, brand new, like brand new, still looks, still looks brand new, still as good, good as new, as good as new, in five minutes, in ten minutes, in two minutes, in minutes, within minutes, in no time, a matter of minutes, in under an hour, in an hour, charges fully, whole weekend, the whole day, the whole week, a whole week, all week, for days, days on a single, for hours, cheaper than, half the price, less than half, step by step, right away, without a hitch, without any problem, without any problems, without problems, without issues, without a hassle, no hassle, small but mighty, i like, we like, really like, kids like, likes it, works well, works as, works great, works fine, works perfectly, does its thing, matches the description, matches the photo, matches the picture, same as the photo, same as the picture, same as pictured, exactly as, identical to, arrived early, arrived quickly, came quickly, came early, came fast, next day, two days early, in one day, in two days, within a day, whisper quiet, so quiet, very quiet, not loud, doesn't smell, does not smell, doesn't leak, does not leak, doesn't slip, does not slip, doesn't pinch, doesn't scratch, won't regret, will not regret, don't regret, do not regret, did not regret, got a new one, sent me a new, sent a new one, sent another, sent me another, easy enough, keeps working, loves it, love these, loves this, no need to, no need for, no more, no longer need, never had a, not only, couldn't believe how`,
  negativePhrases: `
    not worth, waste of money, waste of time, money down the drain, do not buy, don't buy, dont buy, do not waste, don't waste, don't bother, do not bother, do not recommend, would not recommend, stay away, steer clear, buyer beware, beware of, let down, fell apart, falls apart, falling apart, fall apart,
    came apart, comes apart, come apart, came off, comes off, coming off, came loose, come loose, fell off, falls off, falling off, fall off, fell out, falls out, falls over, tips over, gave up, gave out, gives out, gave me a rash, gave me a headache, broke down, breaks down, blew up, blows up, burned out, burnt out, died after, died on me, dies after, went dead, dead on arrival, stopped working, quit working, stopped charging, stopped holding, stops working, no longer works, no longer work, no longer charges,
    does not work, doesn't work, didn't work, did not work, won't work, never worked, not working, doesn't fit, does not fit, didn't fit, did not fit, won't fit, doesn't stay, won't stay, does not stay, won't turn on, doesn't turn on, won't charge, doesn't charge, does not charge, won't hold, doesn't hold, does not hold, doesn't last, does not last, didn't last, did not last, hardly lasts, barely lasts, lasted only, only lasted, lasts only, only lasts, lasted two, lasted one, lasted less, not as described, not as advertised, not as pictured, nothing like the, nothing like what, not what i expected, not what i ordered, not what it says, looks nothing like,
    false advertising, wrong item, wrong size, wrong color, wrong colour, wrong product, wrong part, missing parts, missing screws, missing pieces, not included, was missing, were missing, came without, arrived without, no instructions, no manual, no response, no reply, no answer, no help, never answered, never replied, never responded, never arrived, never came, never showed up, never received, not received, has not arrived, hasn't arrived, still waiting, took forever, takes forever, took weeks, took three weeks, took two weeks, too long, a week late, days late, weeks late, sent it back, send it back, sending it back, sent back, going back, went back, went straight back, in the bin, in the trash, threw it away, threw it out, throw it away, thrown away, had to return, had to throw, want my money back, money back please, asking for a refund, refuse to refund, refused a refund, ran away,
    one star, 1 star, zero stars, two stars, thumbs down, hard to use, hard to clean, hard to assemble, hard to read, hard to open, hard to close, hard to follow, hard to understand, hard to install, hard to put together, difficult to use, impossible to, makes no sense, made no sense, cut corners, cheap plastic, cheap material, cheap materials, feels cheap, looks cheap, felt cheap, cheap feel, looks used, already used, clearly used, had been opened, already opened, second hand, second-hand, hot to touch, gets hot, got hot, runs hot, runs small, runs large, runs big, eats batteries, drains fast, drains quickly, out of date, past its date, no better than, not even close, leaves a lot to be desired, leaves much to be desired, left a lot to be desired, not impressed, expected better, expected more, expect more, expected something better, wanted to love, wish it, wish they, i wish, wished it, could be better, should be better, could have been better, if only, needs improvement, room for improvement, never again, last time i, lesson learned, what a joke, what a shame, such a shame, too bad, falls short, fell short, comes up short, goes flat, won't stick, doesn't stick, did not stick, didn't stick, lost suction, no suction, lost its shape, loses its shape, lost shape, shrank in the wash, after one use, after one wash, after first use, after the first wash, after two uses, out of round, off center, bare minimum, makes a noise, high pitched, keeps me awake, woke me up, hurts my, hurt my, digs into, dig into, rubs my, cuts into, paper thin, see through, hole in, holes in, not enough, half empty, half full, all over the place, out of stock, smaller than expected, smaller than i expected, bigger than i expected, smaller than pictured, thinner than expected, ripped off, rip off, save your money, keep your money, look elsewhere, buy elsewhere, pass on this, skip this, smaller than i, smaller than it, smaller than the picture, smaller than they, smaller than advertised, larger than i expected, thinner than i, thinner than the, shorter than i, shorter than the, heavier than i, heavier than the, darker than, lighter than the photo, not as big, not as good, not as soft, not as bright, not as shown, runs tight, runs short, runs narrow, barely fits, hardly fits, weighs a ton, weighs too much, can't lift, only in english, only in chinese, only in german, in english only, in chinese only, in pieces, in shreds, reeks, reek of, smells like, smells of, smell of, got green, got the wrong, and got, and received, and they sent, sent me the wrong, sent the wrong, for weeks, three weeks for, two weeks for, taking forever, does not reply, does not respond, doesn't reply, doesn't respond, don't reply, don't respond, won't refund, won't reply, no refund, no padding, no protection, no charger, no cable, no battery life, up all night, all night long, like a toy, like a tractor, like a jet, falls to pieces, fell to pieces, came undone, by the third wash, in the first wash, after the second, can't get it, could not get it, couldn't get it, can't read, can't hear, can't see, can't use, unable to, too many`,
  neutral: `kind of, sort of, as well as, return policy, nothing special, nothing fancy, not too bad not too good, average, okay i guess, so so, good morning, best before, well water, not only, for no reason, no matter, no idea, i like to, would like to, well then, not yet, haven't tried, haven't used, have not used, have not tried, haven't opened, yet to, not sure yet, no need to, no one, not for me to, do not know, don't know, does anyone`,
  negators: `not no never none neither nor without hardly barely scarcely don't doesn't didn't isn't aren't wasn't weren't won't can't cannot couldn't wouldn't shouldn't haven't hasn't hadn't dont doesnt didnt isnt wasnt wont cant nothing nobody nowhere rarely seldom ain't lacks zero`,
  intensifiers: `very really so extremely incredibly super absolutely totally completely highly truly quite pretty especially insanely utterly way particularly exceptionally ridiculously seriously remarkably much far`,
  diminishers: `slightly somewhat little bit fairly kinda sorta rather mildly partly mostly almost`,
  excess: `too overly`,
  contrasts: `but however yet nevertheless nonetheless unfortunately`,
  concessions: `although though despite even-though while`,
};
