/** Passwords of eight characters or more that people choose most, lower case. A list of our own, no download. */
export const commonPasswords = new Set(
  `
00000000 000000000 0000000000 01234567 0123456789 0987654321 10101010 11111111 111111111 1111111111 11223344
1122334455 112233445566 12121212 123123123 12341234 12345678 123456789 1234567890 12345678910 123456abc
1234abcd 123abc123 123qwe123 123qweasd 13131313 147258369 147852369 159753456 19841984 19901990 1a2b3c4d
1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 20002000 20202020 22222222 321654987 33333333 44444444 456789123
55555555 66666666 741852963 77777777 789456123 87654321 88888888 963852741 987654321 9876543210 99999999
a12345678 a123456789 a1b2c3d4 aa123456 aa12345678 aaaaaaaa abc12345 abc123456 abcabcabc abcd1234 abcd12345
abcdefgh abcdefghi abcdefghij access14 admin123 admin1234 admin12345 administrator alexander alexandra
america1 andrew123 angel123 angels12 anthony1 anything apple123 arsenal1 asd123456 asdf1234 asdfasdf asdfghjk
asdfghjkl asdqwe123 ashley123 australia autumn12 babygirl babygirl1 barcelona baseball baseball1 basketball
batman123 beautiful benjamin bitcoin1 blackberry blackhawks blessed1 blink182 bluetooth brasil12 brittany
brother1 business butterfly butterfly1 california canada12 candid123 candid1234 candidate captain1 caroline
catherine champion champion1 changeme changeme1 changeme123 charlie1 charlie123 chelsea1 chelsea123 chocolate
chocolate1 christian cinderella company1 company123 computer computer1 corvette counterstrike cowboys1
crocodile crystal1 cutiepie daddy123 dancing1 daniel123 danielle darkside december default1 demo1234
deutschland diamond1 dollar12 dolphin1 dolphins dragon12 dragon123 drummer1 eagles12 elephant elizabeth
eminem12 enterprise espana12 everything excalibur facebook facebook1 falcon12 family123 ferrari1 flower12
flower123 football football1 football12 forever1 fortnite fortnite1 france12 friday13 friends1 friendship
gabriela gandalf1 garfield george123 germany1 gmail123 godisgood golden12 google123 guest123 guitar12 harley12
heaven12 hello123 hello1234 hellohello helloworld hiring123 hockey12 hotmail1 hunter12 hunter123 hurricane
ilovegod iloveyou iloveyou! iloveyou1 iloveyou123 iloveyou2 india123 instagram internet internet1 internet123
iphone12 isabella january1 jasmine1 jennifer jessica1 jesus123 jesuschrist jonathan jordan23 juventus kangaroo
killer12 lakers24 letmein1 letmein12 letmein123 letmeinnow lightning linkedin linkedin1 lionking liverpool
liverpool1 london12 lovelove loveyou1 lucky123 manager1 manager123 manchester margaret master123 masterkey
matrix123 matthew1 maverick mercedes metallica mexico12 michael1 michael123 michelle michelle1 mickey12
mickeymouse microsoft midnight midnight1 million1 minecraft minecraft1 mommy123 monday12 money123 monkey12
monkey123 mother12 motorola music123 musician mustang1 mypassword myspace1 nathalie newpassword newyork1
nicholas nintendo nirvana1 nopassword nothing1 november office12 opensesame orange12 p@ssw0rd p@ssw0rd1
p@ssword pa55word pakistan panther1 panthers paris123 pass1234 pass12345 passpass passw0rd passw0rd1 password
password! password1 password1! password12 password123 password1234 password12345 password2 patricia personal
phantom1 phoenix1 playstation pokemon1 pokemon123 porsche1 predator princess princess1 princess12 private1
purple12 q1w2e3r4 q1w2e3r4t5 qazwsxedc qqqqqqqq qwe123456 qweasd123 qweasdzxc qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwertyui qwertyuiop rainbow1 rainbows ranger12 rangers1 realmadrid recruit1 recruiter
redsox04 redwings resume123 robert123 rocknroll rockstar root1234 running1 samantha samsung1 samsung12
samsung123 scooby12 scorpion scorpion1 secret12 secret123 secure123 security security1 september sergeant
shadow12 shadow123 silver12 sister12 skateboard skywalker slipknot snoopy12 snowboard soccer12 soccer123
softball soldier1 something spiderman spiderman1 spring12 stargate startrek starwars starwars1 steelers
stephanie strawberry summer12 summer123 sunshine sunshine1 superman superman1 sweetheart swimming temppassword
tennis12 terminator test1234 test12345 testing1 testing123 testtest thomas123 thunder1 tiger123 tigger12
tinkerbell together toor1234 trustno1 trustnoone twitter1 user1234 username valentina veronica victoria
victory1 volleyball warcraft welcome1 welcome1! welcome12 welcome123 whatever whatever1 william1 windows1
windows10 winner12 winter12 winter123 wireless xxxxxxxx yahoo123 yamaha12 yankees1 yellow12 yourpassword
youtube1 zaq12wsx zaq1zaq1 zxc123456 zxcasdqwe zxcvbnm1 zxcvbnm123 zzzzzzzz
`
    .trim()
    .split(/\s+/),
)
