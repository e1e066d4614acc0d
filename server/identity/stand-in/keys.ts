import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

const kid = 'stand-in'

/** A key pair of this process, made when it is first needed: it takes a moment. */
export function createKeys() {
  let made: ReturnType<typeof generateKeyPair> | undefined
  const pair = () => {
    made ??= generateKeyPair('RS256')
    return made
  }
  return {
    pair,
    async publicSet() {
      const { publicKey } = await pair()
      return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }
    },
    async sign(claims: JWTPayload): Promise<string> {
      const { privateKey } = await pair()
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey)
    },
  }
}
