/**
 * Words that remain of most leaked passwords after digits and signs at the ends are removed. To
 * reach the required length, people append „123“, a year or the word itself. Words of fewer than
 * four letters are left out, because they would reject passwords that merely contain them.
 */
const WORDS_BY_TOPIC: Readonly<Record<string, string>> = {
  access: `password passwort passwd pass passwords passphrase kennwort losung losungswort secret geheim
    geheimnis topsecret login logmein letmein letmeinnow einlass anmelden anmeldung zugang zutritt account
    konto benutzer user username nutzer admin administrator root master masterkey superuser supervisor
    manager office buero sekretariat chef boss staff service support system server computer rechner
    laptop notebook internet intranet wlan wifi router gast guest test tester testing testtest temp
    temporary default standard changeme change newpassword newpass neuespasswort neu meinpasswort
    deinpasswort unserpasswort geheimespasswort meingeheimnis meinlogin keinpasswort ohnepasswort
    keineahnung weissnicht vergessen passwortvergessen mypassword yourpassword thepassword nopassword
    nopass password1a welcome willkommen welcomehome hallo hello hallodu halloich hallowelt helloworld
    hellothere gutentag gutenmorgen gutenabend gruezi servus moin moinmoin start starten startklar open
    openup sesam sesamoeffnedich opensesame enter entrar security sicher sicherheit safety firewall
    access zugriff key schluessel private privat public oeffentlich demo example beispiel sample muster
    mustermann maxmustermann erikamustermann database datenbank backup oracle mysql windows microsoft
    android iphone samsung nokia google facebook instagram whatsapp twitter youtube yahoo hotmail
    outlook gmail webde gmxde tonline vodafone telekom telefon handy handynummer email mailbox post`,
  keyboard: `qwerty qwertz qwert qwertyui qwertzui qwertyuiop qwertzuiop qwertzuiopü qwertyuiopas
    qwertzuiopas qwertzuiopasdf asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfghjklö asdfghjklöä
    asdfjkl asdfjklö asdfasdf yxcv yxcvb yxcvbn yxcvbnm zxcv zxcvb zxcvbn zxcvbnm qwer qweasd qweasdzxc
    qweasdyxc qazwsx qaywsx qazwsxedc qaywsxedc qazqaz wsxedc edcrfv poiuytrewq poiuztrewq lkjhgfdsa
    mnbvcxz mnbvcxy fdsa rewq trewq azerty azertyuiop aqwzsx dvorak abcd abcde abcdef abcdefg abcdefgh
    abcdefghi abcdefghij abcdefghijk abcdefghijkl abcdefghijklm abcdabcd abcabc aaaa aaaaaa xxxx xxxxxx
    zzzz asas asdasd asdqwe qweqwe qwe123qwe zaqxsw zaq1xsw cdevfr bgtnhy 1q2w3e4r 1q2w3e4r5t
    1q2w3e4r5t6y 1q2w3e4r5t6z 1qaz2wsx 1qay2wsx 1qaz2wsx3edc 1qay2wsx3edc q1w2e3r4 q1w2e3r4t5
    a1b2c3d4 a1b2c3d4e5 abc123abc eins zwei drei einszweidrei onetwothree onetwothreefour
    einszweidreivier zwodrei number nummer nummereins numberone zahl zahlen`,
  love: `iloveyou iloveu ilovey iloveme loveyou lovely love lover loverboy lovers loveme mylove mylover
    truelove firstlove forever foreverlove together always iloveyouso iloveyoumore iloveyoubaby iloveher
    ilovehim ilovegod ilovemymom ilovejesus ichliebedich ichliebdich ichliebemich liebe liebedich lieben
    liebling liebster liebste liebesleben grosseliebe ewigeliebe herz herzchen herzblatt herzlich kuss
    kuesse kuesschen kissme kisses kiss schatz schatzi schatzilein schatzmausi schaetzchen mausi maus
    mausebaer maeuschen hase hasi haschen haeschen baer baerchen teddy teddybaer teddybear engel engelchen
    angel angels angelface sweet sweetie sweetheart sweety sweetpea honey honeybee honeybunny darling
    baby babygirl babyboy babydoll babe babes cutie cutiepie hottie sexy sexygirl sexyboy sexbomb sugar
    prinzessin prinz princess princesa prince queen king kingkong koenig koenigin mama mami mamapapa
    papa papi mutti vati mutter vater mother mommy mummy daddy father family familie meinefamilie bruder
    schwester brother sister oma opa omaopa grandma grandpa tochter sohn kinder kind freund freunde
    freundin friend friends bestfriend bestfriends friendship freundschaft bff zusammen fuerimmer
    heart hearts broken brokenheart teamo tequiero amore amormio cherie jetaime`,
  mood: `sunshine sonnenschein sonne sonnig sonntag sunny sunday monday montag dienstag mittwoch donnerstag
    freitag samstag friday saturday weekend wochenende urlaub ferien holiday sommer sommerzeit summer
    summertime winter winterzeit fruehling fruehjahr herbst spring autumn schnee snow snowflake snowman
    schneemann regen regenbogen rainbow rainbows regenschirm wolke himmel heaven blau bluesky stern sterne
    sternchen sternschnuppe star stars starlight stardust starfish mond moon moonlight mondschein
    sonnenblume sunflower blume bluemchen flower flowers flowerpower rose rosen roses rosenrot lilie tulpe
    gaensebluemchen vergissmeinnicht schmetterling butterfly marienkaefer happy happyday happiness
    glueck gluecklich glueckskind gluckspilz gluecksbringer lucky luckyone luckyday kleeblatt smile
    smiley lachen lucky7 freude freiheit freedom frieden peace hoffnung hope hopeless traum traeume
    traumfrau traummann dream dreams dreamer dreaming leben meinleben schoenesleben lebenistschoen life
    lifeisgood mylife goodlife goodluck goodday blessed blessing faith gott gottistgut jesus jesuschrist
    jesuslovesme christus christ halleluja hallelujah amen gloria maria engelsfluegel heilig bibel
    weihnachten weihnachtsmann christmas xmas ostern osterhase geburtstag birthday party partytime
    feiern karneval fasching oktoberfest alaaf helau scheisse scheiss scheissegal verdammt arschloch
    fuckyou fuckoff fuckme fuckit asshole bitch bastard idiot dummkopf trottel egal istmiregal keinelust
    whatever nothing nichts niemand nobody somebody keiner unknown unbekannt whoami whocares`,
  animals: `hund hunde huendchen katze katzen kaetzchen kater mieze miezekatze pferd pferde pferdchen pony
    ponyhof einhorn unicorn vogel voegel papagei wellensittich schildkroete hamster meerschweinchen
    kaninchen haeslein elefant elephant loewe loewen loewenherz lion lions lionking tiger tigers tigerente
    panther pinkpanther leopard puma cougar gepard adler eagle eagles falke falcon falcons habicht wolf
    woelfe wolfgang wolfpack wolves fuchs foxy foxes baeren bears bear panda pandabaer koala kaenguru
    affe affen monkey monkeys gorilla schimpanse delfin delphin dolphin dolphins shark sharks haifisch
    wal fisch fische fish fishing angeln spinne spider spiderman biene bienen biene maja hummel honigbiene
    ameise schnecke frosch frogs froggy schlange snake cobra viper drache drachen dragon dragons
    dragonball dragonfly dino dinosaurier trex chicken huhn huehner hahn ente enten duck ducks donald
    donaldduck gans schwan storch pinguin penguin pinguine kuh kuehe cows bulle stier bulls bulldog
    bulldogs schwein schweine piggy schaf schafe ziege esel puppy puppies kitten kittens kitty
    hellokitty kittycat doggy doggie bello waldi rex lassie bella luna rocky sammy buddy charly charlie
    lucky gismo felix garfield minka moritz mohrle simba balu benji snoopy lumpi strolch struppi`,
  play: `fussball football soccer handball basketball baseball volleyball tennis golf golfer golfing hockey
    eishockey icehockey rugby boxing boxen karate judo reiten reiterhof schwimmen swimming swimmer laufen
    running runner turnen turnverein tanzen dance dancer dancing ballett schach chess skateboard snowboard
    skifahren fahrrad radfahren mountainbike biker motorrad motorbike harley harleydavidson yamaha kawasaki
    suzuki honda ducati mercedes mercedesbenz benz porsche porsche911 ferrari lamborghini maserati bugatti
    bmw audi audia4 audia6 volkswagen golfgti polo passat opel opelcorsa corsa astra ford fordfocus mustang
    camaro corvette chevrolet chevy toyota nissan mazda renault peugeot citroen fiat seat skoda volvo
    jaguar subaru mitsubishi trabant trabi wartburg ferrari1 michaelschumacher schumacher schumi vettel
    bayern bayernmuenchen fcbayern fcbayernmuenchen bayern1900 muenchen borussia borussiadortmund dortmund
    bvb09 bvb1909 echteliebe schalke schalke04 koenigsblau werder werderbremen hamburgersv hsv1887 hamburg
    eintracht eintrachtfrankfurt frankfurt stpauli fcstpauli hertha herthabsc unionberlin koeln fckoeln
    effzeh gladbach borussiamg moenchengladbach leverkusen wolfsburg stuttgart vfbstuttgart hoffenheim
    freiburg scfreiburg mainz mainz05 nuernberg fcnuernberg hannover hannover96 kaiserslautern dynamo
    dynamodresden dresden leipzig rbleipzig rostock hansarostock deutschland germany weltmeister
    deutschermeister arsenal arsenalfc chelsea chelseafc liverpool liverpoolfc manchester
    manchesterunited manutd manunited everton tottenham barcelona fcbarcelona realmadrid juventus
    intermilan acmilan ronaldo cristiano cristianoronaldo messi lionelmessi neymar beckham ballack
    neuer podolski schweinsteiger yankees cowboys steelers patriots packers lakers redsox raiders
    broncos chicagobulls jordan jordan23 michaeljordan kobe lebron`,
  tales: `starwars darthvader lukeskywalker skywalker masteryoda yoda jedi startrek enterprise spock captain
    batman superman spiderman superhero wonderwoman ironman hulk wolverine avengers deadpool joker harry
    harrypotter hogwarts hermine dumbledore voldemort gandalf frodo gollum legolas lordoftherings
    herrderringe hobbit matrix neo trinity trustno jamesbond bond007 doubleohseven terminator rambo rocky
    robocop godzilla kingkong dracula vampire vampir twilight edward zombie zombies ghost ghostbusters
    pokemon pikachu naruto sasuke dragonballz goku vegeta onepiece sailormoon digimon mario supermario
    luigi zelda sonic minecraft fortnite roblox warcraft worldofwarcraft starcraft diablo counterstrike
    callofduty battlefield halo assassin assassins leagueoflegends playstation nintendo gameboy xbox
    gamer gaming games spiel spielen metallica megadeth slipknot korn nirvana acdc ironmaiden rammstein
    onkelz boehseonkelz dietotenhosen totehosen dieaerzte aerzte depechemode linkinpark greenday blink182
    eminem tupac snoopdogg fiftycent rihanna beyonce madonna britney shakira metal heavymetal rocknroll
    rockandroll rockstar rockon hiphop techno music musik guitar gitarre piano klavier trompete beatles
    elvis elvispresley bobmarley marley reggae mickey mickeymouse mickymaus minnie tinkerbell cinderella
    aschenputtel schneewittchen dornroeschen rapunzel rotkaeppchen rumpelstilzchen froschkoenig
    frauholle heidi pippi pippilangstrumpf langstrumpf benjaminbluemchen bibiblocksberg tkkg
    asterix obelix idefix tintin simpsons homer homersimpson bartsimpson bart southpark spongebob
    garfield snowwhite merlin magic magier zauberer wizard witch hexe hexen hexenhaus phoenix phönix
    titan atlantis avatar achilles apollo zeus odin thor loki hercules spartan sparta gladiator samurai
    ninja pirate pirates pirat piraten ritter warrior warriors krieger hunter jaeger killer sniper
    shadow shadows schatten darkness dunkelheit dark angelofdeath devil teufel satan lucifer demon hell`,
  names: `michael thomas andreas stefan stephan christian martin markus peter wolfgang klaus juergen
    bernd frank joerg uwe dieter manfred helmut werner walter heinz hans hansi karl karlheinz guenter
    gerhard horst rolf rainer ralf olaf torsten thorsten carsten karsten holger matthias sebastian
    alexander alex daniel dennis dominik david florian fabian felix jan jannik jonas julian kevin lukas
    lucas marcel marco marko marvin maximilian maxi moritz nico niklas oliver pascal patrick philipp
    robert robin sascha simon steffen sven tobias tobi tim timo torben tom tommy vincent benjamin benni
    johannes josef joseph anton paul leon finn noah elias emil oskar oscar bruno hugo maria anna anne
    annika andrea angelika anja antje astrid barbara beate birgit brigitte carina carmen carola caroline
    christa christina christine claudia cornelia daniela diana doris elena elisabeth elke emily emma erika
    eva franziska gabi gabriele gisela hannah hanna heike helga ilse ines ingrid irene isabel isabella
    jacqueline jana janina jasmin jennifer jenny jessica johanna jule julia juliane karin karina katharina
    kathrin katrin katja kerstin kirsten lara laura lea lena leonie lisa luisa manuela marie marina
    marion martina melanie melissa michaela mia monika nadine nadja natalie natascha nicole nina petra
    ramona regina renate rita rosa ruth sabine sabrina sandra sarah saskia silke silvia simone sofia
    sophie sonja stefanie stephanie steffi susanne susi svenja tanja tatjana teresa theresa tina ulrike
    ursula uschi vanessa vera verena veronika viktoria yvonne mehmet mustafa ahmet fatma ayse murat
    christopher matthew joshua andrew anthony nicholas jonathan brandon justin ryan tyler william james
    john johnny george richard charles steven kenneth brian edward jason jeffrey scott eric gregory
    samantha ashley amanda brittany elizabeth lauren rachel megan nicola rebecca michelle kimberly amber
    danielle courtney victoria alexandra alexis chelsea hunter taylor jordan morgan austin dakota
    vladimir dmitri sergej natasha svetlana olga tatiana igor boris ivan andrei jesus carlos miguel
    alejandro fernando roberto ricardo eduardo antonio francisco giovanni francesco giuseppe roberta
    valentina alessandro andreea nathalie pierre jacques marcelo gabriel gabriela daniella mohammed
    muhammad abdullah ali hassan hussein ibrahim`,
  places: `berlin hauptstadt hamburg muenchen koeln duesseldorf essen bremen bielefeld bochum wuppertal bonn
    muenster augsburg wiesbaden aachen kiel luebeck oldenburg osnabrueck braunschweig kassel erfurt
    chemnitz magdeburg halle potsdam schwerin rostock saarbruecken karlsruhe mannheim heidelberg ulm
    regensburg wuerzburg passau kempten allgaeu oberallgaeu bayrisch niederbayern oberbayern franken
    schwaben baden wuerttemberg badenwuerttemberg sachsen sachsenanhalt thueringen hessen saarland
    rheinland westfalen ostfriesland friesland schleswig holstein schleswigholstein niedersachsen
    mecklenburg brandenburg nordsee ostsee bodensee zugspitze alpen schwarzwald heimat heimatland
    oesterreich austria wien salzburg tirol innsbruck graz kaernten steiermark schweiz switzerland
    zuerich bern basel luzern europa europe amerika america american newyork newyorkcity losangeles
    california florida texas chicago boston miami hawaii canada toronto australia sydney melbourne
    england london ireland dublin scotland france frankreich paris spanien espana spain madrid
    mallorca ibiza malle italien italia italy roma venezia milano portugal lissabon brasil brasilien
    brazil argentina mexico mexiko tuerkei turkey istanbul galatasaray fenerbahce besiktas griechenland
    greece polen polska poland russia russland moskau moscow china japan tokyo thailand india indien
    pakistan afrika africa aegypten`,
  table: `schokolade chocolate cookie cookies keks kekse kuchen zucker bonbon gummibaer gummibaerchen lollipop
    candy candyman popcorn icecream eiscreme erdbeere erdbeeren strawberry himbeere cherry kirsche
    banane banana bananas apfel apple apples orange oranges zitrone lemon pfirsich peach peaches melone
    kiwi ananas pineapple traube tomate tomaten kartoffel kartoffeln potato pommes spaghetti nudeln pizza
    pizzas burger hamburger mcdonalds bratwurst currywurst wurst wuerstchen schnitzel sauerkraut spargel
    kaese cheese cheesecake butter brot brezel pfeffer pepper peppermint ginger vanille vanilla zimt
    cinnamon coffee kaffee espresso cappuccino cola cocacola pepsi fanta sprite redbull wasser water
    milch bier biertrinker weizenbier prost beer budweiser heineken becks jever wein rotwein wine whiskey
    whisky jackdaniels wodka vodka smirnoff bacardi tequila champagne absolut jaegermeister cannabis
    marihuana marijuana kiffen ganja weed smoke smoking marlboro zigarette`,
  country: `bauernhof bauer baeuerin landwirt landwirtschaft landwirtin landleben landluft landjugend
    gruenland gruenlandonline wiese wiesen weide acker ackerbau feld felder ernte getreide weizen roggen
    gerste hafer mais maisfeld raps rapsfeld kartoffelacker stall kuhstall schweinestall huehnerstall
    scheune traktor traktoren schlepper trecker treckerfahrer maehdrescher johndeere fendt fendtvario
    deutz deutzfahr claas newholland caseih massey masseyferguson steyr lanz lanzbulldog bulldog eicher
    kramer unimog guellefass frontlader pflug melken milchvieh milchkuh rinder kaelber fleckvieh holstein
    hofladen hofhund wald foerster forstwirtschaft jagd jagdhund weidmannsheil garten gaertner gartenhaus
    gartenzwerg blumenwiese heuernte heuballen stroh strohballen biohof weinberg winzer imker imkerei
    farm farmer farming farmville tractor country cowboy cowgirl ranch countrygirl nature natur`,
  work: `firma firmenname unternehmen company business arbeit arbeiten arbeitsplatz feierabend montagmorgen
    personal lager werkstatt praxis apotheke krankenhaus klinik doktor doctor nurse krankenschwester
    polizei police feuerwehr firefighter bundeswehr soldat soldier army marine marines navy airforce
    military pilot flugzeug airplane airbus boeing eisenbahn lokomotive train schule school highschool
    college university universitaet student studentin studium lehrer lehrerin teacher schueler abitur
    mathematik physik chemie biologie deutsch englisch english kindergarten sparkasse volksbank bank
    money geld gold silver silber diamond diamant diamonds platin million millionaire millionaer reich
    jackpot lotto lottogewinn casino poker euro dollar dollars steuer rente rentner versicherung anwalt
    lawyer richter engineer ingenieur techniker elektriker schreiner tischler maurer zimmermann dachdecker
    maler metzger baecker baeckerei friseur koch koechin kellner verkauf verkaeufer sales marketing
    designer photographer fotograf foto kamera camera canon nikon sony panasonic philips siemens bosch
    miele lufthansa adidas nike puma1 reebok gucci prada chanel dior armani versace rolex`,
};

/** The words of all topics, in lower case; some words end with digits. */
export const COMMON_WORDS: readonly string[] = Object.values(WORDS_BY_TOPIC).flatMap((words) =>
  words.split(/\s+/u),
);
