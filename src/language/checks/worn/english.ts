import type { WornPhrases } from "./phrase-list.ts";

/** What readers of English have met too often, by common knowledge of machine-made marketing prose. */
export const englishPhrases: WornPhrases = {
  opening: `
    in today's … world|landscape|age|era|market|marketplace|environment|society|economy
    in a world where|full|of|that
    in an era|age where|of|when
    in the ever|fast|rapidly … world|landscape|realm
    in the realm|world of
    ever evolving|changing|growing
    picture this
    imagine a|this|waking|stepping|walking|having|being
    have you ever wondered|dreamed|dreamt|found|felt|stopped|thought
    are you tired|ready|looking|struggling|searching
    tired of … ?
    looking for … ? look|you've|we've
    whether you're|you … or
    say goodbye|hello to
    gone are the days
    look no further
    let's dive|delve|explore|unpack
    dive|dives|diving deep|in|into
    buckle up
    without further ado
    since the dawn
    welcome to a|the world|future
    step into a|the|your
    meet your new|next
    introducing … , the|a|your
    ready to … ?`,
  filler: `
    it's|it (is) (also) important|worth|crucial|essential|vital to|noting|mentioning|remembering|note|remember
    needless to say
    it goes without saying
    it's|it (is) no secret
    there's|there (is) no denying|doubt|shortage
    make no mistake
    rest assured
    here's the thing|kicker
    the truth is
    that being said
    with that in mind|said
    first and foremost
    last but not least
    a wide|vast|diverse|rich range|array|variety|selection|spectrum
    a plethora|myriad|wealth|multitude of
    when it comes to
    in other words
    let's face it
    let's be honest|real
    by leveraging
    but wait
    that's where … comes|come
    furthermore|moreover|additionally ,
    at its|their core
    not only that`,
  importance: `
    play|plays|playing|played a … role
    a testament to
    stands|stand as a
    serves|serve as a|an
    game changer|changing|changers
    revolutioniz*
    transform*|reshap*|redefin* the|how|your|what|our
    redefin*
    one of the most important|exciting|powerful|effective
    more important|relevant than ever
    now more than ever
    of paramount
    pivotal
    cornerstone
    cutting edge
    state of the art
    best in class
    world class
    to the next level
    unparalleled|unmatched|unrivaled|unprecedented
    second to none
    like never before
    groundbreaking
    a significant|profound impact
    at the forefront
    nothing short of
    speaks volumes
    pave*|paving the way
    push*|pushing the boundaries
    stay|stays ahead of
    crucial role|to|for
    shed*|shedding light
    key takeaway*
    sets|setting us|it|them|you apart`,
  wording: `
    delv*
    leverag*
    seamless*
    robust
    synerg*
    holistic*
    tapestry
    meticulous*
    intricate|intricacies
    vibrant
    bustling
    nestled
    foster*|cultivat* a|an|deeper|stronger|innovation|growth|collaboration|creativity|meaningful
    harness*
    empower*
    unlock*|unleash*
    elevat*
    embark*
    navigat* the|today's|this|life's
    beacon
    resonat*
    captivat*
    carefully|thoughtfully|expertly|lovingly|artfully crafted|curated|designed|selected|chosen
    crafted|curated with|to|for
    streamlin*
    effortless*
    supercharg*
    ignit*
    underscor*
    multifaceted
    evolving|digital|competitive landscape
    treasure trove
    transformative
    immers*
    innovative|comprehensive solution*|approach
    boast*`,
  not_just: `
    isn't|aren't|not|it's|wasn't|doesn't (not) just|only|merely|simply|about … , it's|they're|they|that's|we're|but|you're|this|is
    not just|only|merely|simply … but
    isn't|aren't just|merely|simply|only a|an|about
    it's|is|are|we're|that's not just|merely|simply a|an|about|another
    more than just|merely|simply|a|an
    it's about more
    less about … more about
    not … , not … , but|just|it's
    no … , no … , just
    don't|doesn't just … , they|it|we|you
    not because … but because`,
  promise: `
    unforgettable
    memories that|you'll|to last|treasure|cherish
    lasting memories|impression*|impact
    memorable experience
    like no other
    one of a kind
    once in a lifetime
    endless|limitless possibilities
    possibilities are endless
    dream* … reality
    peace of mind
    to new heights
    make*|making a (real) difference
    exceed* … expectations
    tailored to|for your|you|every
    with you in mind
    passionate about
    our passion|mission is|for
    we believe that|every|in
    your trusted partner
    trusted partner
    one stop
    full potential
    lasting|meaningful connections
    transform* your
    a brighter|better future
    your needs and
    every step of the way
    at your fingertips
    the perfect way|companion|addition|choice|blend|balance
    any|every occasion
    showing up for
    to life ,|with|in
    drive*|driving growth|results|innovation|success|engagement
    you deserve
    best version of`,
  image: `
    where … meets|meet
    tells|tell|telling a story
    story to|waiting|worth tell|telling|be|told
    at the heart of
    moments that matter
    symphony
    a perfect|harmonious|delicate|unique blend|balance|fusion|mix|harmony
    a blend|fusion of
    your … journey
    a|the|this|our journey of|to|toward|towards|that|together|into
    is a journey
    a place|space where
    where every|each|tradition|innovation|passion
    each|every … tells
    brings|bringing together the|a|people
    nourish*
    hidden gem*
    labor of love
    breath of fresh air
    timeless elegance|beauty|classic|charm
    a|the dance|canvas|sanctuary|haven of|for
    rich history|heritage|culture
    every sip|bite|stitch|detail|moment|step|corner|page|scent|note
    celebration of`,
  hedge: `
    may|might|could|can potentially|possibly|perhaps|arguably
    it could|can|may|might be argued|said
    some|many might|may|would say|argue
    in many ways|respects
    generally speaking
    to some|certain extent
    may or may not
    it is|it's often|generally|widely said|believed|considered|known
    arguably
    individual results may
    can|may|might help to`,
  closing: `
    in conclusion|summary|essence|closing
    to sum up|it
    to conclude|summarize
    all in all
    ultimately|overall ,
    as we|you can see|look|move
    so why|what wait|are
    what are you waiting
    remember ,
    future … is|looks bright
    only time will tell
    one thing is|remains clear|certain
    here's to
    and that makes all`,
  call: `
    don't miss out|this|your
    join us on|as|in
    take the first|next step
    your journey|adventure starts|begins|awaits
    start your … journey
    treat yourself
    indulge in|your
    let us help|take|be
    discover the|how|a|your|what … of|that|you|can|next|perfect
    explore our
    experience the … of|difference
    act now
    awaits
    get ready to … like|experience|transform|discover|elevate`,
  question: `
    the result|best|secret|answer|catch|reason|solution|goal|takeaway (part|news) ?
    best|good part|news ?
    sound familiar ?
    why ? because
    bottom line ?
    and the best part|thing`,
};
